import { phraseOf } from '../text/terms.ts';
import { isEveryday } from './everyday.ts';
import { readAbbreviations, readDrugs, readTreatments, type Drug } from './lexicon/lexicon.ts';
import type { Medicine } from './question.ts';

/** Indications, targets and dosage forms in the drug tables, which make no class of medicines. */
const NO_CLASS =
  /^(?:migraine|HIV|hepatitis|herpes|influenza|multiple sclerosis|gout|bone|COVID-19|tuberculosis|weight loss|smoking cessation|alcohol dependence|cough|uric acid|tumor lysis|gastric pH|copper|injection|implant|hormonal|biologic|recombinant|inactivated|live attenuated|mRNA|endocrine|VEGFR|HER2|BCR-ABL|CYP1A2|enzyme-inducing|intrauterine|supplement|nonstimulant|interferon)$/i;

/** Stems that the WHO gives to generic names. A word with one is a medicine even if the tables lack it. */
const GENERIC_STEM =
  /^\p{L}{2,}(?:mab|nib|ciclib|parib|zomib|pril|sartan|olol|dipine|statin|azole|tidine|cillin|mycin|floxacin|cycline|vir|azepam|zolam|triptan|setron|gliptin|gliflozin|glutide|glitazone|formin|fibrate|oxetine|ipramine|triptyline|azepine|apine|peridol|coxib|profen|fenac|oxicam|solone|lukast|parin|xaban|gatran|platin|taxel|rubicin|citabine|tecan|trexate|limus|cept|kinra|leukin|grastim|poetin)$/u;

interface NamedMedicine {
  phrase: string[];
  medicine: Medicine;
}

/** By the first term of the name; longer names first. Read on first use. */
let medicines: ReadonlyMap<string, NamedMedicine[]> | undefined;

/** Also classes of medicines. Expects lower case. */
export function medicineIn(question: string): Medicine | null {
  const [first] = listedIn(question);
  return first ?? unlistedIn(question);
}

/** All that the tables list, classes too. Expects lower case. */
export function medicinesIn(text: string): Medicine[] {
  return [...listedIn(text)];
}

function* listedIn(text: string): Generator<Medicine> {
  medicines ??= indexMedicines();
  const terms = phraseOf(text);
  for (const [at, term] of terms.entries()) {
    const named = medicines
      .get(term)
      ?.find(({ phrase }) => phrase.every((other, after) => other === terms[at + after]));
    if (named) yield named.medicine;
  }
}

function unlistedIn(text: string): Medicine | null {
  const word = text.match(/\p{L}+/gu)?.find((each) => GENERIC_STEM.test(each) && !isEveryday(each));
  return word === undefined ? null : { name: word, names: [word], related: [] };
}

interface SpokenMedicine {
  spoken: string;
  medicine: Medicine;
}

function indexMedicines(): ReadonlyMap<string, NamedMedicine[]> {
  const drugs = readDrugs().map((drug) => ({ ...drug, classes: drug.classes.filter((name) => !NO_CLASS.test(name)) }));
  const classes = namesOfClasses(drugs);
  const listed = [...spokenDrugs(drugs, classes), ...spokenClasses(drugs, classes)];
  const index = new Map<string, NamedMedicine[]>();
  for (const { spoken, medicine } of [...listed, ...everydayGroups(listed)]) {
    const phrase = phraseOf(spoken);
    const [first] = phrase;
    if (first === undefined) continue;
    const sameStart = index.get(first);
    if (sameStart) sameStart.push({ phrase, medicine });
    else index.set(first, [{ phrase, medicine }]);
  }
  for (const named of index.values()) named.sort((a, b) => b.phrase.length - a.phrase.length);
  return index;
}

/** With the field's abbreviations. */
function namesOfClasses(drugs: readonly Drug[]): ReadonlyMap<string, string[]> {
  const abbreviations = Object.entries(readAbbreviations()).map(([short, long]) => ({
    short,
    long: phraseOf(long).join(' '),
  }));
  return new Map(
    [...new Set(drugs.flatMap(({ classes }) => classes))].map((name): [string, string[]] => {
      const phrase = phraseOf(name).join(' ');
      return [name, [name, ...abbreviations.filter(({ long }) => long.startsWith(phrase)).map(({ short }) => short)]];
    }),
  );
}

function spokenDrugs(drugs: readonly Drug[], classNames: ReadonlyMap<string, string[]>): SpokenMedicine[] {
  return drugs.flatMap(({ generic, brands, classes }) => {
    const names = [generic, ...brands];
    const related = [...new Set(classes.flatMap((name) => classNames.get(name) ?? []))];
    return [
      { spoken: generic, medicine: { name: generic, names, related } },
      ...brands
        .filter((brand) => !isEveryday(brand.toLowerCase()))
        .map((brand) => ({ spoken: brand, medicine: { name: `${brand} (${generic})`, names, related } })),
    ];
  });
}

function spokenClasses(drugs: readonly Drug[], classNames: ReadonlyMap<string, string[]>): SpokenMedicine[] {
  return [...classNames].flatMap(([name, names]) => {
    const members = drugs.filter(({ classes }) => classes.includes(name));
    const related = members.flatMap(({ generic, brands }) => [generic, ...brands]);
    return names.map((spoken) => ({ spoken, medicine: { name, names, related } }));
  });
}

/** `painkillers` means the classes and medicines among its words in protocols. */
function everydayGroups(listed: readonly SpokenMedicine[]): SpokenMedicine[] {
  const known = new Set(listed.map(({ spoken }) => phraseOf(spoken).join(' ')));
  return readTreatments().flatMap(([spoken, meaning]) => {
    const related = meaning.split(' ').filter((word) => known.has(phraseOf(word).join(' ')));
    return related.length > 0 ? [{ spoken, medicine: { name: spoken, names: [spoken], related } }] : [];
  });
}

/** British endings and letters with the American ones, in the order in which they are applied. */
const FOLDED: [british: RegExp, american: string][] = [
  // tumour, favourable, colouring; not hour, course, journal
  [/(?<=\p{L}{2})our(?=$|s$|ed$|ing$|ably$|able$|al$|ally$|less$|ite$|ites$)/u, 'or'],
  // randomised, hospitalisation; not advised, exercise, comprising, raised
  [/(?<=\p{L}{2}[^aeioucvw\d])(?<!pr)is(?=(?:e[sdr]?|ers|ing|ations?|able)$)/u, 'iz'],
  // analysed, dialysis, haemolysed: the noun and the verb are one
  [/ly[sz](?:is|es?|ed|ing|ers?)$/u, 'lyze'],
  // centre, millilitre, theatre
  [/(?<=cent|lit|met|fib|theat|tit|calib)re(?=s?$)/u, 'er'],
  [/(?<=l)ogue(?=s?$)/u, 'og'],
  [/(?<=gram)me(?=s?$)/u, ''],
  // oedema, diarrhoea, anaemia, paediatric; not toe, TEAEs
  [/[ao]e(?=\p{L}{2}|a$)/gu, 'e'],
  [/sulph/u, 'sulf'],
  [/leuco/u, 'leuko'],
  [/ceph/u, 'cef'],
  [/ciclo/u, 'cyclo'],
  [/barbitone$/u, 'barbital'],
];

/** A word in small letters in its American spelling, so that both spellings make one term. */
export function foldSpelling(word: string): string {
  return FOLDED.reduce((folded, [british, american]) => folded.replace(british, american), word);
}

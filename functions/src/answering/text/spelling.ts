/** British to American, applied in order. */
const FOLDED: [british: RegExp, american: string][] = [
  // tumour, colouring; not hour, course, journal
  [/(?<=\p{L}{2})our(?=$|s$|ed$|ing$|ably$|able$|al$|ally$|less$|ite$|ites$)/u, 'or'],
  // randomised, hospitalisation; not advised, exercise, raised
  [/(?<=\p{L}{2}[^aeioucvw\d])(?<!pr)is(?=(?:e[sdr]?|ers|ing|ations?|able)$)/u, 'iz'],
  // analysed, dialysis: noun and verb become one
  [/ly[sz](?:is|es?|ed|ing|ers?)$/u, 'lyze'],
  // centre, millilitre
  [/(?<=cent|lit|met|fib|theat|tit|calib)re(?=s?$)/u, 'er'],
  [/(?<=l)ogue(?=s?$)/u, 'og'],
  [/(?<=gram)me(?=s?$)/u, ''],
  // oedema, anaemia; not toe, TEAEs
  [/[ao]e(?=\p{L}{2}|a$)/gu, 'e'],
  [/sulph/u, 'sulf'],
  [/leuco/u, 'leuko'],
  [/ceph/u, 'cef'],
  [/ciclo/u, 'cyclo'],
  [/barbitone$/u, 'barbital'],
];

/** To American spelling; expects lower case. */
export function foldSpelling(word: string): string {
  return FOLDED.reduce((folded, [british, american]) => folded.replace(british, american), word);
}

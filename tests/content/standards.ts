/** A word for readers, and what must not stand in its place. */
export interface Term {
  say: string;
  not: RegExp;
}

/** One term for one thing, in ordinary American English. Checked in everything that a visitor reads. */
export const terms: readonly Term[] = [
  { say: 'vision', not: /\b(?:eye)?sight\b/iu },
  {
    say: 'optic nerve',
    not: /\bnerves? of (?:the eye|sight|seeing|vision)\b|\b(?:eye|sight|seeing|visual) nerves?\b/iu,
  },
  { say: 'glasses', not: /\b(?:eyeglasses|spectacles)\b/iu },
  // A verb before "me" or "you".
  { say: 'contact lenses', not: /\bcontacts\b(?! (?:me|you|us|them|the)\b)/iu },
  // "Mail" alone is paper.
  { say: 'email', not: /\be-mail|\ba mail\b|\bmails\b/iu },
  { say: 'website', not: /\bweb (?:site|page)s?\b/iu },
  // "FDA approval" and the like need no article.
  { say: 'the FDA', not: /(?<!\bthe )\bFDA\b(?!-| (?:approval|clearance|review|rules?|status)\b)|\bF\.D\.A\./iu },
  { say: 'US', not: /\bU\.S\.|\bUSA\b/u },
  { say: 'percent', not: /%|\bper cent\b/iu },
  { say: 'usually', not: /\bmostly\b/iu },
  { say: 'especially', not: /\babove all\b/iu },
  { say: 'a few', not: /\bsome (?:minutes|hours|days|weeks|months)\b/iu },
  {
    say: 'separately',
    not: /\bapart from\b|\b(?:bill|charge|count|cover|keep|order|pay|sell|store)(?:s|ed)? (?:\p{L}+ )?apart\b/iu,
  },
  { say: 'gets worse', not: /\b(?:blur|dryness|pain|redness|swelling)\b(?: \p{L}+)? (?:grows?|is growing)\b/iu },
  { say: 'before and after surgery', not: /\baround (?:\p{L}+ ){0,2}surgery\b/iu },
  { say: 'loss', not: /\bwearing out\b/iu },
  { say: 'bother', not: /\bglares? at\b/iu },
  { say: 'requires', not: /\b(?:DMV|HIPAA|law|New York|rules?|state) asks?\b/iu },
  { say: 'came through', not: /\barrive[ds]? whole\b/iu },
  { say: 'a person', not: /\brobots?\b/iu },
  { say: 'afterward, toward', not: /\b(?:after|to)wards\b/iu },
  {
    say: 'the American spelling',
    not: /\b(?:behaviour|catalogue|centre|colour|favourite|fibre|grey|judgement|licence|metre|organisation|practis(?:e|ing)|programme|whilst)s?\b/iu,
  },
  {
    say: 'a comma before the last of three',
    not: /(?<!\bneeded), (?!inside\b|far\b)\p{L}+ (?:and|or) \p{L}+(?:[.;?]|$)/iu,
  },
];

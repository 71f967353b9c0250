const alike: Record<string, string> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 9: 'g', i: 'l' }

/**
 * What a name looks like to a hurried reader: names with one skeleton are taken for each other (0 and o, 1, i and l,
 * 3 and e, 4 and a, 5 and s, 7 and t, 9 and g, rn and m, vv and w). Pure (GAP-10).
 */
export const skeletonOf = (name: string): string =>
  name
    .replace(/[0134579i]/g, (letter) => alike[letter] ?? letter)
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')

/**
 * What a name looks like to a hurried reader: names with one skeleton are taken for each other (0 and o, 1, i and l,
 * rn and m, vv and w). Pure (GAP-10).
 */
export const skeletonOf = (name: string): string =>
  name.replace(/0/g, 'o').replace(/[1i]/g, 'l').replace(/5/g, 's').replace(/rn/g, 'm').replace(/vv/g, 'w')

/** Joins what is there. */
export const cx = (...names: (string | number | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ')

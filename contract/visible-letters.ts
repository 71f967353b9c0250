/** Whether somebody can read a name: letters or digits that show, not only such without width. Pure. */
export const hasVisibleLetters = (name: string): boolean =>
  /[\p{L}\p{N}]/u.test(name.replace(/\p{Default_Ignorable_Code_Point}/gu, ''))

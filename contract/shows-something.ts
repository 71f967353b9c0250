/** Whether anything of a text shows: letters without width, blanks and loose accents do not. Pure. */
export const showsSomething = (text: string): boolean =>
  /[^\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\p{M}\s\u2800]/u.test(text)

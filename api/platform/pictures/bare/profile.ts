/** Bytes of a colour profile: those of printers have half as many. */
export const mostProfileBytes = 1024 * 1024

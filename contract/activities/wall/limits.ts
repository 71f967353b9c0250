/** Most letters of a post (D2§9). Without zod: pages count, too. */
export const postLength = 320
/** The number of posts at first, and on each further page (D2§9). */
export const postsPerPage = 3
/** Most bytes of a post's picture (D2§5). */
export const postImageBytes = 1_200_000
/** Most bytes of a post's video (D2§5). */
export const postVideoBytes = 200_000_000
/** The endings of a video's name (D2§5, GAP-46). */
export const postVideoEndings = ['.mov', '.mp4', '.wmw', '.wmv'] as const

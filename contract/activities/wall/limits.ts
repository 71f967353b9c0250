/** Most letters of a post (D2§9). Without zod: pages count, too. */
export const postLength = 320
/** What the wall shows at first, and what comes with each further page (D2§9). */
export const postsPerPage = 3
/** Most bytes of a post's picture (D2§5). */
export const postImageBytes = 1_200_000
/** Most bytes of a post's video (D2§5). */
export const postVideoBytes = 200_000_000
/** How a video's name may end (D2§5, GAP-46). */
export const postVideoEndings = ['.mov', '.mp4', '.wmw', '.wmv'] as const

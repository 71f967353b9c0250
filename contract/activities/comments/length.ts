/** Most letters of a comment or a reply (D2§9). Without zod: pages count, too. */
export const commentLength = 200

import type { ActionDetail } from '#contract/activities/schemas.ts'

/** On top of a playlist stands its player. */
const playlistType = 18

/** The picture on top of an activity's page; none for playlists (ACT-18) and where there is none. Pure. */
export const coverOf = ({ image, type_id }: Pick<ActionDetail, 'image' | 'type_id'>): string | null =>
  type_id === playlistType ? null : image

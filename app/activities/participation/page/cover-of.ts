import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { portalTypeOf } from '../types/index.ts'

/** The picture on top of an activity's page; none for playlists, whose player stands there (ACT-18), and where there is none. Pure. */
export const coverOf = ({ image, type_id }: Pick<ActionDetail, 'image' | 'type_id'>): string | null =>
  portalTypeOf(type_id).leads ? null : image

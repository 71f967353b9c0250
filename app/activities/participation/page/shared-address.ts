import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { share } from '#contract/activity-types/share.ts'

type Told = Pick<ActionDetail, 'id' | 'type_id' | 'is_public' | 'only_for'>

/**
 * Gives the address by which others are told of an activity: its public page, or that of the members. Null for one that only those of a plan
 * may see, and for one that is about sharing: it has its own links (ACT-05, GAP-157). Pure.
 */
export function sharedAddress({ id, type_id, is_public, only_for }: Told, origin: string): string | null {
  if (only_for !== null || type_id === share.id) return null
  return `${origin}${is_public ? '/atividade' : '/homepage/atividades'}/${id}`
}

import type { TeamRole } from '#contract/team.ts'
import type { participants } from './tables.ts'

/** All that somebody looks after in their station. Pure. */
export const rolesOf = ({
  role,
  roles,
}: Pick<typeof participants.$inferSelect, 'role' | 'roles'>): readonly TeamRole[] =>
  role === 'owner' ? ['owner', ...roles] : roles

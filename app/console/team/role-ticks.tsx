import type { TeamRole } from '#contract/team.ts'
import { FieldGroup } from '../../ui/field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { fieldOf } from '../fields/field.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { roleFields, roleName } from './fields.ts'
import { texts } from './texts.ts'

type TicksProps = { roles: readonly TeamRole[]; error: string | undefined }

/** A tick for each role, with what it opens; what is wrong with all of them stands below. */
export const RoleTicks = ({ roles, error }: TicksProps) => (
  <FieldGroup
    id="roles"
    label={texts.invite.roles}
    error={error}
    help={roles.includes('legal') ? texts.invite.sensitive : undefined}
  >
    <Stack gap={12}>
      {roles.map((role) => (
        <FieldInput key={role} field={fieldOf(roleFields, roleName(role))} />
      ))}
    </Stack>
  </FieldGroup>
)

import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { invitation as invitationType } from '#contract/activity-types/invitation.ts'
import { useStation } from '../../../station/use-station.ts'
import { Points } from '../../../ui/amount.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { texts } from '../texts.ts'
import type { PortalActivityType } from './portal-activity-type.ts'

/** Shows the way to the page with the own link and the mails. */
export const InviteBody = ({ action }: { action: ActionDetail }) => (
  <ButtonLink href={`/homepage/atividades/${action.id}/convite`} width="full" icon="users">
    {action.click_me_label}
  </ButtonLink>
)

/** Shows the reward of both sides. */
export function InviteGains({ action }: { action: ActionDetail }) {
  const { currency } = useStation()
  const [rule] = action.member_get_members
  const sides = [
    { term: texts.invite.inviter, points: rule?.points_inviter ?? 0 },
    { term: texts.invite.invited, points: rule?.points_invited ?? 0 },
  ].filter(({ points }) => points > 0)
  if (sides.length === 0) return null
  return (
    <Panel title={texts.invite.title}>
      <DescriptionList
        items={sides.map(({ term, points }) => ({
          term,
          value: <Points points={points} currency={currency} gain />,
        }))}
      />
    </Panel>
  )
}

/** Type 1: member-get-member (ACT-01). */
export const invitation: PortalActivityType = {
  contract: invitationType,
  Body: InviteBody,
  Content: InviteGains,
}

import { useStation } from '../../../../station/use-station.ts'
import { Points } from '../../../../ui/amount.tsx'
import { DescriptionList } from '../../../../ui/description-list.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { texts } from '../../texts.ts'
import type { BodyProps } from './body-props.ts'

/** Shows the reward of both sides of an invitation (types 1 and 19). */
export function Invitation({ activity }: BodyProps) {
  const { currency } = useStation()
  const [rule] = activity.member_get_members
  if (!rule) return null
  const gains = [
    { term: texts.activity.invite.inviter, points: rule.points_inviter },
    { term: texts.activity.invite.invited, points: rule.points_invited },
  ].filter(({ points }) => points > 0)
  return (
    <Panel title={texts.activity.invite.lead}>
      <DescriptionList
        items={gains.map(({ term, points }) => ({
          term,
          value: <Points points={points} currency={currency} gain />,
        }))}
      />
    </Panel>
  )
}

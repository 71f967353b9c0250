import type { ReactNode } from 'react'
import type { Person } from '#contract/console/people/person/schemas.ts'
import { teamRoleNames } from '#contract/team.ts'
import { useStation } from '../../../station/use-station.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Points } from '../../../ui/amount.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge, Chip } from '../../../ui/badge.tsx'
import { formatDate, formatDateTime } from '../../../ui/format.ts'
import type { IconName } from '../../../ui/icon.tsx'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { useRights } from '../../owner/use-rights.ts'
import * as css from './person.css.ts'
import { texts } from './texts.ts'

const looks = {
  active: { tone: 'success', icon: 'check' },
  inactive: { tone: 'neutral', icon: 'clock' },
  pending: { tone: 'warning', icon: 'clock' },
  refused: { tone: 'neutral', icon: 'close' },
  imported: { tone: 'neutral', icon: 'users' },
  invited: { tone: 'neutral', icon: 'mail' },
  suspended: { tone: 'warning', icon: 'lock' },
  deleted: { tone: 'neutral', icon: 'close' },
} as const satisfies Record<Person['status'], { tone: string; icon: IconName }>

type Props = { person: Person }

/** Who it is, whether the account is open, and what it has. */
export function PersonHead({ person }: Props) {
  const { name, image, status, roles, tags, isYou } = person
  return (
    <Stack gap={24}>
      <div className={css.who}>
        <Avatar name={name} src={image ?? undefined} size={64} decorative />
        <Stack gap={8}>
          <Heading level={1}>{name}</Heading>
          <Cluster gap={8}>
            <Badge {...looks[status]}>{texts.states[status]}</Badge>
            {roles.map((role) => (
              <Badge key={role}>{teamRoleNames[role]}</Badge>
            ))}
            {tags.map(({ id, name }) => (
              <Chip key={id} href={`/gestao/pessoas?etiqueta=${id}`}>
                {name}
              </Chip>
            ))}
            {isYou ? <Text kind="smallMuted">{texts.you}</Text> : null}
          </Cluster>
        </Stack>
      </div>
      <Notices person={person} />
      {status === 'deleted' ? null : <Figures person={person} />}
    </Stack>
  )
}

/** Why the account is closed, or why its person may not write. */
function Notices({ person: { status, suspendedAt, suspendedReason, writingBlock } }: Props) {
  const { timezone } = useStation()
  return (
    <>
      {status === 'pending' ? (
        <Alert
          title={texts.pending}
          action={
            <TextLink href="/gestao/pessoas/aprovacao" kind="inherit">
              {texts.pendingDoor}
            </TextLink>
          }
        />
      ) : null}
      {suspendedAt ? (
        <Alert tone="warning" title={texts.suspendedTitle(formatDate(suspendedAt, timezone))}>
          {suspendedReason ?? texts.noReason}
        </Alert>
      ) : null}
      {writingBlock ? (
        <Alert
          tone="warning"
          title={texts.writing.title(writingBlock.until && formatDateTime(writingBlock.until, timezone))}
        >
          {writingBlock.reason}
        </Alert>
      ) : null}
    </>
  )
}

function Figures({ person: { id, points, plan, status, lastSeenAt, isYou } }: Props) {
  const { timezone, currency } = useStation()
  const mayGive = useRights().includes('points') && !isYou && (status === 'active' || status === 'suspended')
  return (
    <dl className={css.figures} aria-label={texts.figures}>
      <Figure label={texts.balance}>
        <Points points={points} currency={currency} />
        {mayGive ? (
          <div>
            <TextLink href={`/gestao/pessoas/${id}/pontos`} kind="stand">
              {texts.givePoints}
            </TextLink>
          </div>
        ) : null}
      </Figure>
      <Figure label={texts.plan} below={plan ? texts.planStates[plan.state] : undefined}>
        {plan ? <PlanName plan={plan} /> : texts.noPlan}
      </Figure>
      <Figure label={texts.seen}>{lastSeenAt ? formatDate(lastSeenAt, timezone) : texts.neverSeen}</Figure>
    </dl>
  )
}

/** The way to its charges, for whoever sees what is sold. */
const PlanName = ({ plan }: { plan: NonNullable<Person['plan']> }) =>
  useRights().includes('sales') ? (
    <TextLink href={`/gestao/planos/assinantes/${plan.id}`}>{plan.name}</TextLink>
  ) : (
    plan.name
  )

const Figure = ({
  label,
  below,
  children,
}: {
  label: string
  below?: string | undefined
  children: ReactNode
}) => (
  <div className={css.figure}>
    <dt>
      <Text kind="smallMuted">{label}</Text>
    </dt>
    <dd className={css.figureValue}>
      {children}
      {below ? <Text kind="smallMuted">{below}</Text> : null}
    </dd>
  </div>
)

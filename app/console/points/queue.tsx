import { useNavigation } from '@remix-run/react'
import type { PointQueue, WaitingPoints } from '#contract/console/points/schemas.ts'
import { Form } from '../../forms/form.tsx'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { useRights } from '../owner/use-rights.ts'
import * as ui from '../ui/ui.css.ts'
import { signedAmount } from './signed-amount.ts'
import { texts } from './texts.ts'

const { queue: words, refuse } = texts

/** What waits for a second person, each to be confirmed or refused by another one than who asked. */
export function Queue({ list, waiting }: Pick<PointQueue, 'list' | 'waiting'>) {
  const hasTeam = useRights().includes('team')
  const stuck = list.filter(({ isStuck }) => isStuck).length
  return (
    <Stack gap={12} id="espera">
      <Heading level={2}>{words.title}</Heading>
      <Text kind="muted">{words.lead}</Text>
      {stuck > 0 ? (
        <Alert
          tone="warning"
          title={stuck === list.length ? words.stuckAll : words.stuckSome}
          action={hasTeam ? <TextLink href="/gestao/equipe">{words.team}</TextLink> : null}
        >
          {words.stuck}
        </Alert>
      ) : null}
      <ul className={ui.list} aria-label={words.list}>
        {list.map((act) => (
          <Waiting key={act.id} act={act} />
        ))}
      </ul>
      {waiting > list.length ? <Text kind="muted">{words.more(waiting - list.length)}</Text> : null}
    </Stack>
  )
}

function Waiting({ act }: { act: WaitingPoints }) {
  const { timezone, currency } = useStation()
  const { person, askedBy, createdAt, isAskedByMe, isMine, isStuck } = act
  const barred = isMine ? words.mine : isAskedByMe ? words.askedByMe : null
  return (
    <li className={ui.row}>
      <span className={ui.rowName}>
        <TextLink href={`/gestao/pessoas/${person.id}/pontos`} kind="stand">
          {person.name}
        </TextLink>
        <strong>{signedAmount(act, currency)}</strong>
        <span>{texts.note(texts.kinds[act.kind], act.reason)}</span>
        <span className={ui.small}>{words.askedBy(askedBy, formatDateTime(createdAt, timezone))}</span>
        {isStuck || barred ? <span className={ui.small}>{isStuck ? words.stuckOne : barred}</span> : null}
      </span>
      {isMine ? null : <Decide act={act} amount={signedAmount(act, currency)} />}
    </li>
  )
}

/** One press confirms; a refusal asks why, at an address of its own. Who asked takes it back. */
function Decide({ act: { id, person, isAskedByMe }, amount }: { act: WaitingPoints; amount: string }) {
  const { formData } = useNavigation()
  const label = isAskedByMe ? refuse.withdrawOf : refuse.openOf
  return (
    <Cluster gap={8}>
      {isAskedByMe ? null : (
        <Form noValidate method="post" action="/gestao/pontos" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Button
            name="intent"
            value="confirmar"
            size="small"
            icon="check"
            loading={formData?.get('id') === String(id)}
            loadingLabel={words.confirming}
            aria-label={words.confirmOf(amount, person.name)}
          >
            {words.confirm}
          </Button>
        </Form>
      )}
      <ButtonLink
        href={`?recusar=${id}`}
        variant="quiet"
        size="small"
        preventScrollReset
        aria-label={label(amount, person.name)}
      >
        {isAskedByMe ? refuse.withdraw : refuse.open}
      </ButtonLink>
    </Cluster>
  )
}

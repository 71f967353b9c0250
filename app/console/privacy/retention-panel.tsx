import type { RetentionKind } from '#contract/console/retention/endpoints.ts'
import { retentionDays } from '#contract/console/retention/schemas.ts'
import { Form } from '../../forms/form.tsx'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { formatDate } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import { fieldOf } from '../fields/field.ts'
import { FieldInput } from '../fields/inputs.tsx'
import type { Refused } from '../owner/send-form.server.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { retentionFields } from './fields.ts'
import { texts } from './texts.ts'

const words = texts.retention

type Props = { kind: RetentionKind; answer: Pick<Refused, 'problem' | 'typed'> | null }

/** One kind: for how long it is kept, and what goes next. */
export function RetentionPanel({ kind, answer }: Props) {
  const { key, name, days, least, most, tag } = kind
  const isSending = useIsSending((form) => form.get('tipo') === key && form.has('days'))
  const offered = [...new Set<number>([...retentionDays, days])]
    .filter((one) => one >= least && one <= most)
    .sort((a, b) => a - b)
    .map((one) => ({ value: String(one), label: words.choices[one] ?? words.inDays(one) }))
  return (
    <Panel title={name}>
      <Next kind={kind} />
      <OwnerForm answer={answer} kept={{ days: String(days) }} form={key} seen={tag}>
        <input type="hidden" name="tipo" value={key} />
        <Stack gap={16}>
          <FieldInput field={fieldOf(retentionFields, 'days')} options={offered} />
          <div>
            <Button
              name="intent"
              value="save"
              variant="secondary"
              loading={isSending}
              loadingLabel={words.saving}
              aria-label={words.ofKind(words.save, name)}
            >
              {words.save}
            </Button>
          </div>
        </Stack>
      </OwnerForm>
    </Panel>
  )
}

/** What goes next and when, with the button that holds it back; or that nothing does. */
function Next({ kind: { key, name, list, last } }: Pick<Props, 'kind'>) {
  const { timezone } = useStation()
  const day = (at: string) => formatDate(at, timezone)
  const before = last ? <Text kind="smallMuted">{words.last(last.deleted, day(last.at))}</Text> : null
  if (!list)
    return (
      <>
        <Text kind="muted">{words.nothing}</Text>
        {before}
      </>
    )
  const { state, count, deleted } = list
  const isHeld = state === 'held'
  const said = isHeld
    ? words.held(count, list.heldBy ?? '')
    : state === 'running'
      ? words.running(deleted, count)
      : words.listed(count, day(list.runsAt), day(list.before))
  return (
    <>
      <Alert tone={isHeld ? 'info' : 'warning'}>{said}</Alert>
      <Form noValidate method="post">
        <input type="hidden" name="tipo" value={key} />
        <Stack gap={8}>
          <div>
            <Button
              name="intent"
              value={isHeld ? 'release' : 'hold'}
              variant="secondary"
              aria-label={words.ofKind(isHeld ? words.release : words.hold, name)}
            >
              {isHeld ? words.release : words.hold}
            </Button>
          </div>
          <Text kind="smallMuted">{words.holdNote}</Text>
        </Stack>
      </Form>
      {before}
    </>
  )
}

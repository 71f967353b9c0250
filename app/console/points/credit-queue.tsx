import { useNavigation } from '@remix-run/react'
import type { CreditQueue as Credits } from '#contract/console/people/schemas.ts'
import { Form } from '../../forms/form.tsx'
import { useStation } from '../../station/use-station.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { formatDateTime, formatPoints } from '../../ui/format.ts'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { FieldInput } from '../fields/inputs.tsx'
import type { Refused } from '../owner/send-form.server.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import * as ui from '../ui/ui.css.ts'
import { refusalFields } from './fields.ts'
import { texts } from './texts.ts'

const { credits: words, queue, refuse } = texts
type Credit = Credits[number]

/** Points for many people that wait for a second person, each to be confirmed or refused by another one than who asked (PPL-08). */
export const CreditQueue = ({ list }: { list: Credits }) => (
  <Stack gap={12}>
    <Heading level={2}>{words.title}</Heading>
    <Text kind="muted">{words.lead}</Text>
    <ul className={ui.list} aria-label={words.list}>
      {list.map((credit) => (
        <Waiting key={credit.id} credit={credit} />
      ))}
    </ul>
  </Stack>
)

function Waiting({ credit }: { credit: Credit }) {
  const { timezone, currency } = useStation()
  const { id, people, amountH, kind, reason, askedBy, isAskedByMe, createdAt } = credit
  const each = formatPoints(amountH / 100, currency)
  const label = isAskedByMe ? refuse.withdrawOf : refuse.openOf
  return (
    <li className={ui.row}>
      <span className={ui.rowName}>
        <strong>{words.people(people)}</strong>
        <span>{words.each(each)}</span>
        <span>{words.total(formatPoints((amountH * people) / 100, currency))}</span>
        <span>{texts.note(texts.kinds[kind], reason)}</span>
        <span className={ui.small}>{queue.askedBy(askedBy, formatDateTime(createdAt, timezone))}</span>
        {isAskedByMe ? <span className={ui.small}>{queue.askedByMe}</span> : null}
      </span>
      <Cluster gap={8}>
        {isAskedByMe ? null : <Confirm credit={credit} each={each} />}
        <ButtonLink
          href={`?recusar-varias=${id}`}
          variant="quiet"
          size="small"
          preventScrollReset
          aria-label={label(each, words.people(people))}
        >
          {isAskedByMe ? refuse.withdraw : refuse.open}
        </ButtonLink>
      </Cluster>
    </li>
  )
}

function Confirm({ credit: { id, people }, each }: { credit: Credit; each: string }) {
  const { formData } = useNavigation()
  return (
    <Form noValidate method="post" action="/gestao/pontos" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Button
        name="intent"
        value="confirmar-varias"
        size="small"
        icon="check"
        loading={formData?.get('id') === String(id)}
        loadingLabel={queue.confirming}
        aria-label={queue.confirmOf(each, words.people(people))}
      >
        {queue.confirm}
      </Button>
    </Form>
  )
}

/** Asks why points for many are refused, or taken back by who asked for them. */
export function CreditRefusalDialog({ credit, answer }: { credit: Credit; answer: Refused | undefined }) {
  const { currency } = useStation()
  const asked = credit.isAskedByMe ? refuse.own : refuse
  return (
    <FormDialog
      answer={answer}
      title={asked.title}
      lead={refuse.leadMany(formatPoints(credit.amountH / 100, currency), words.people(credit.people))}
      intent="recusar-varias"
      words={asked}
      fields={refusalFields}
      action={`/gestao/pontos?recusar-varias=${credit.id}`}
      closeHref="/gestao/pontos"
      kept={{ id: String(credit.id) }}
    >
      {refusalFields.map((field) => (
        <FieldInput key={field.name} field={field} />
      ))}
    </FormDialog>
  )
}

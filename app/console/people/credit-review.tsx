import { useEffect, useRef } from 'react'
import { hundredthsForCents } from '#contract/activities/wallet/points-for-cents.ts'
import { useStation } from '../../station/use-station.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { formatPoints } from '../../ui/format.ts'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { OwnerForm } from '../ui/owner-form.tsx'
import { creditFields } from './fields.ts'
import type { Step } from './new-act.server.ts'
import { texts } from './texts.ts'

const words = texts.newAct.review

type Props = {
  act: NonNullable<Step['reviewed']>
  typed: Step['typed']
  count: number
  formKey: string
}

/** Points for many people as they will be given, with what all of them are together. It takes the focus, for the form is gone. */
export function CreditReview({ act, typed, count, formKey }: Props) {
  const { currency } = useStation()
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => shown.current?.focus(), [])
  const amountH = hundredthsForCents(act.amountCents, currency.multiplier ?? 1)
  return (
    <Card>
      <Stack gap={16}>
        <div ref={shown} tabIndex={-1} data-unsaved>
          <Heading level={2} size="card">
            {words.title}
          </Heading>
          <Text kind="muted">{words.lead}</Text>
        </div>
        <DescriptionList
          items={[
            { term: words.each, value: formatPoints(amountH / 100, currency) },
            { term: words.people, value: texts.count(count) },
            { term: words.kind, value: words.kinds[act.kind] },
            { term: words.reason, value: act.reason },
            { term: words.total, value: formatPoints((amountH * count) / 100, currency), total: true },
          ]}
        />
        <OwnerForm formKey={formKey}>
          <input type="hidden" name="count" value={count} />
          {creditFields.map(({ name }) => (
            <input key={name} type="hidden" name={name} value={typed[name] ?? ''} />
          ))}
          <Cluster gap={8}>
            <Button name="intent" value="fazer" icon="check">
              {words.confirm}
            </Button>
            <Button name="intent" value="corrigir" variant="quiet">
              {words.change}
            </Button>
          </Cluster>
        </OwnerForm>
      </Stack>
    </Card>
  )
}

import { useEffect, useRef } from 'react'
import { hundredthsForCents } from '#contract/activities/wallet/points-for-cents.ts'
import type { PersonPoints, PointAct } from '#contract/console/points/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { formatPoints } from '../../ui/format.ts'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import type { Values } from '../fields/field-values.server.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { pointFields } from './fields.ts'
import { texts } from './texts.ts'

type Props = { act: PointAct; typed: Values; points: PersonPoints; formKey: string }

/** An act as it will be, with what the wallet has then: it is done from here, or changed. It takes the focus, for the form is gone. */
export function Review({ act, typed, points: { availableH, fourEyesAboveCents: limit }, formKey }: Props) {
  const { currency } = useStation()
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => shown.current?.focus(), [])
  const hundredths = (cents: number) => hundredthsForCents(cents, currency.multiplier ?? 1)
  const amountH = hundredths(act.amountCents)
  const waits = limit !== null && act.amountCents > limit
  const afterH = act.direction === 'credit' ? availableH + amountH : availableH - amountH
  return (
    <Card>
      <Stack gap={16}>
        <div ref={shown} tabIndex={-1} data-unsaved>
          <Heading level={2} size="card">
            {texts.checkTitle}
          </Heading>
          <Text kind="muted">{texts.checkLead}</Text>
        </div>
        <DescriptionList
          items={[
            { term: texts.directions[act.direction], value: formatPoints(amountH / 100, currency) },
            { term: texts.kind, value: texts.kinds[act.kind] },
            { term: texts.reason, value: act.reason },
            { term: texts.after, value: formatPoints(afterH / 100, currency), total: true },
          ]}
        />
        {waits ? <Alert>{texts.asks(formatPoints(hundredths(limit) / 100, currency))}</Alert> : null}
        <OwnerForm formKey={formKey}>
          {pointFields.map(({ name }) => (
            <input key={name} type="hidden" name={name} value={typed[name] ?? ''} />
          ))}
          <Cluster gap={8}>
            <Button name="intent" value="lancar" icon="check">
              {waits ? texts.ask : texts.confirm[act.direction]}
            </Button>
            <Button name="intent" value="corrigir" variant="quiet">
              {texts.change}
            </Button>
          </Cluster>
        </OwnerForm>
      </Stack>
    </Card>
  )
}

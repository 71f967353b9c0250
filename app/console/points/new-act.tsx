import { useStation } from '../../station/use-station.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import type { Values } from '../fields/field-values.server.ts'
import { FieldInput } from '../fields/inputs.tsx'
import type { SaveProblem } from '../owner/save-problem.server.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { pointFields } from './fields.ts'
import { texts } from './texts.ts'

type Props = { typed: Values; problem: SaveProblem | null; formKey: string }

/** What is given or taken: it leads to its review, and does nothing yet. */
export function NewAct({ typed, problem, formKey }: Props) {
  const { currency } = useStation()
  const kept = { direction: 'credit', kind: 'correction', ...typed }
  return (
    <Card>
      <Stack gap={16}>
        <Heading level={2} size="card">
          {texts.newAct}
        </Heading>
        <OwnerForm
          key={JSON.stringify(typed)}
          answer={problem && { problem, typed: kept }}
          kept={kept}
          formKey={formKey}
        >
          <Stack gap={16}>
            {pointFields.map((field) => (
              <FieldInput
                key={field.name}
                field={
                  field.name === 'amountCents' ? { ...field, label: texts.amount(currency.name) } : field
                }
              />
            ))}
            <div>
              <Button name="intent" value="conferir">
                {texts.review}
              </Button>
            </div>
          </Stack>
        </OwnerForm>
      </Stack>
    </Card>
  )
}

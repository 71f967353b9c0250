import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import type { Field } from '../fields/field.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { OwnerForm } from '../ui/owner-form.tsx'

type Props = Pick<ComponentProps<typeof OwnerForm>, 'answer' | 'kept'> & {
  intent: string
  words: { title: string; lead: string; submit: string }
  icon: ComponentProps<typeof Button>['icon']
  fields: readonly Field[]
}

/** One thing that may be decided: what it does, what it asks, and its button. */
export function DecisionCard({ intent, words, icon, fields, ...form }: Props) {
  return (
    <Card>
      <OwnerForm {...form} form={intent}>
        <Stack gap={16}>
          <Stack gap={4}>
            <Heading level={2} size="card">
              {words.title}
            </Heading>
            <Text kind="muted">{words.lead}</Text>
          </Stack>
          {fields.map((field) => (
            <FieldInput key={field.name} field={field} />
          ))}
          <Button name="intent" value={intent} variant="secondary" icon={icon}>
            {words.submit}
          </Button>
        </Stack>
      </OwnerForm>
    </Card>
  )
}

import { useActionData, useLoaderData } from '@remix-run/react'
import { peopleActKinds } from '#contract/console/people/schemas.ts'
import { mostLetters } from '#contract/most-letters.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Fields } from '../fields/field.ts'
import { fieldId } from '../fields/form-context.ts'
import * as css from './people.css.ts'
import type { action, loader } from './people.tsx'
import { texts } from './texts.ts'

const words = texts.act

export const actFields: Fields = [
  { name: 'tag', label: words.tag, kind: 'text', maxLength: mostLetters.tag, isRequired: true },
  { name: 'whom', label: words.whom, kind: 'text', isSaved: false },
]
export const viewFields: Fields = [
  {
    name: 'name',
    label: texts.views.name,
    help: texts.views.help,
    kind: 'text',
    maxLength: mostLetters.peopleView,
    isRequired: true,
  },
]

/** What is done to those who are ticked, or to all whom the filter finds: asked about first, with their number. */
export function ActBar() {
  const { tags } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const problems: Record<string, string | undefined> = answer?.form === 'act' ? answer.problem.fields : {}
  const isSending = useIsSending()
  return (
    <fieldset className={css.act} aria-label={words.title}>
      <Field id={fieldId('kind', 'act')} label={words.kind}>
        <Select
          name="kind"
          defaultValue="tag"
          options={peopleActKinds.map((value) => ({ value, label: words.kinds[value] }))}
        />
      </Field>
      <Field id={fieldId('tag', 'act')} label={words.tag} error={problems.tag}>
        <TextInput
          name="tag"
          list="etiquetas"
          maxLength={mostLetters.tag}
          autoComplete="off"
          defaultValue={answer?.form === 'act' ? (answer.typed.tag ?? '') : ''}
        />
      </Field>
      <datalist id="etiquetas">
        {tags.map(({ id, name }) => (
          <option key={id}>{name}</option>
        ))}
      </datalist>
      <Field id={fieldId('whom', 'act')} label={words.whom} error={problems.whom}>
        <Select
          name="whom"
          defaultValue="ticked"
          options={[
            { value: 'ticked', label: words.ticked },
            { value: 'all', label: words.all },
          ]}
        />
      </Field>
      <Button name="intent" value="act" variant="secondary" loading={isSending} loadingLabel={words.sending}>
        {words.submit}
      </Button>
    </fieldset>
  )
}

import { useActionData, useLoaderData } from '@remix-run/react'
import { mostLetters } from '#contract/most-letters.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { fieldId } from '../fields/form-context.ts'
import { useRights } from '../owner/use-rights.ts'
import { kindsFor } from './act-words.ts'
import * as css from './people.css.ts'
import type { changePeople, loadPeople } from './people.server.ts'
import { texts } from './texts.ts'

const words = texts.act

/** What is done to those who are ticked, or to all whom the filter finds: asked about first, with their number. */
export function ActBar() {
  const { tags } = useLoaderData<typeof loadPeople>()
  const answer = useActionData<typeof changePeople>()
  const problems: Record<string, string | undefined> = answer?.form === 'act' ? answer.problem.fields : {}
  const isSending = useIsSending()
  const kinds = kindsFor(useRights())
  return (
    <fieldset className={css.act} aria-label={words.title}>
      <Field id={fieldId('kind', 'act')} label={words.kind}>
        <Select
          name="kind"
          defaultValue={answer?.form === 'act' ? (answer.typed.kind ?? 'tag') : 'tag'}
          options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
        />
      </Field>
      <div className={css.ofTags}>
        <Field id={fieldId('tag', 'act')} label={words.tag} error={problems.tag}>
          <TextInput
            name="tag"
            list="etiquetas"
            maxLength={mostLetters.tag}
            autoComplete="off"
            defaultValue={answer?.form === 'act' ? (answer.typed.tag ?? '') : ''}
          />
        </Field>
      </div>
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
      <div className={css.apply}>
        <Button
          name="intent"
          value="act"
          variant="secondary"
          loading={isSending}
          loadingLabel={words.sending}
        >
          {words.submit}
        </Button>
      </div>
    </fieldset>
  )
}

import type { Person } from '#contract/console/people/person/schemas.ts'
import { Form } from '../../../forms/form.tsx'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { Chip } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Cluster } from '../../../ui/layout.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Text } from '../../../ui/text.tsx'
import { fieldOf } from '../../fields/field.ts'
import { FieldInput } from '../../fields/inputs.tsx'
import { FormKey } from '../../owner/form-key.tsx'
import type { Refused } from '../../owner/send-form.server.ts'
import { useRights } from '../../owner/use-rights.ts'
import { OwnerForm } from '../../ui/owner-form.tsx'
import * as ui from '../../ui/ui.css.ts'
import { tagFields } from './fields.ts'
import { texts } from './texts.ts'

type Props = { person: Person; formKey: string; answer: Refused | undefined }

const words = texts.tags

/** What somebody is marked with; each tag is taken off, and another one put on, by whoever changes people (PPL-08). */
export function PersonTags({ person: { tags, status }, formKey, answer }: Props) {
  const mayChange = useRights().includes('membership') && status !== 'deleted'
  if (!mayChange && tags.length === 0) return null
  return (
    <Panel title={words.title}>
      {tags.length === 0 ? <Text kind="muted">{words.none}</Text> : null}
      <ul className={ui.list}>
        {tags.map(({ id, name }) => (
          <li key={id}>
            <Cluster gap={8} align="center" justify="between">
              <Chip href={`/gestao/pessoas?etiqueta=${id}`}>{name}</Chip>
              {mayChange ? <TakeOff name={name} formKey={`${formKey}-${id}`} /> : null}
            </Cluster>
          </li>
        ))}
      </ul>
      {mayChange ? <PutOn formKey={formKey} answer={answer} /> : null}
    </Panel>
  )
}

const TakeOff = ({ name, formKey }: { name: string; formKey: string }) => (
  <Form method="post" noValidate preventScrollReset>
    <FormKey value={formKey} />
    <input type="hidden" name="tag" value={name} />
    <Button name="intent" value="untag" variant="quiet" size="small" aria-label={words.takeOffOf(name)}>
      {words.takeOff}
    </Button>
  </Form>
)

function PutOn({ formKey, answer }: Pick<Props, 'formKey' | 'answer'>) {
  const isSending = useIsSending()
  return (
    <OwnerForm key={formKey} answer={answer} formKey={formKey} form="tag" preventScrollReset>
      <div className={ui.inline}>
        <FieldInput field={fieldOf(tagFields, 'tag')} />
        <Button
          name="intent"
          value="tag"
          variant="secondary"
          loading={isSending}
          loadingLabel={words.putting}
        >
          {words.put}
        </Button>
      </div>
    </OwnerForm>
  )
}

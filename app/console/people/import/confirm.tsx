import { useActionData, useLoaderData } from '@remix-run/react'
import { mostLetters } from '#contract/most-letters.ts'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { Heading } from '../../../ui/text.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { OwnerForm } from '../../ui/owner-form.tsx'
import * as ui from '../../ui/ui.css.ts'
import type { decideImport, loadImport } from './result.server.ts'
import { texts } from './texts.ts'

const words = texts.confirm

/** Has the lines that were found right written, or forgets the file. */
export function Confirm() {
  const { found } = useLoaderData<typeof loadImport>()
  const answer = useActionData<typeof decideImport>()
  const people = found.created + found.updated
  return (
    <Stack gap={16} as="section" className={ui.narrow}>
      <Heading level={2} size="section">
        {words.title}
      </Heading>
      <OwnerForm>
        <Stack gap={24}>
          {people === 0 ? <Alert tone="info">{words.nothing}</Alert> : null}
          {found.hasPoints ? (
            <Field
              id="reason"
              label={words.reason}
              help={words.reasonHelp}
              error={answer?.problem.fields.reason}
            >
              <TextInput
                name="motivo"
                maxLength={mostLetters.reason}
                defaultValue={answer?.sent.reason ?? ''}
              />
            </Field>
          ) : null}
          {found.created > 0 ? (
            <Checkbox
              id="convidar"
              name="convidar"
              label={words.invites}
              help={words.invitesHelp}
              defaultChecked={answer?.sent.invites ?? false}
            />
          ) : null}
          <Buttons />
        </Stack>
      </OwnerForm>
    </Stack>
  )
}

function Buttons() {
  const { found } = useLoaderData<typeof loadImport>()
  const isSending = useIsSending()
  const people = found.created + found.updated
  return (
    <Cluster gap={8}>
      {people > 0 ? (
        <Button name="intent" value="confirm" width="phone" loading={isSending}>
          {words.submit(people)}
        </Button>
      ) : null}
      <ButtonLink href={`/gestao/pessoas/importar/${found.id}/colunas`} variant="secondary">
        {words.columns}
      </ButtonLink>
      <Button name="intent" value="drop" variant="quiet">
        {words.drop}
      </Button>
    </Cluster>
  )
}

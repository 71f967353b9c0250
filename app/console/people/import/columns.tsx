import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getImportMatch, matchPeopleImport } from '#contract/console/people/import/endpoints.ts'
import { importKeys, knownChoices } from '#contract/console/people/import/schemas.ts'
import { routeId } from '../../../routing/route-id.ts'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { requireTeam } from '../../owner/require-team.server.ts'
import { saveProblem } from '../../owner/save-problem.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { OwnerForm } from '../../ui/owner-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import * as ui from '../../ui/ui.css.ts'
import { texts } from './texts.ts'

const words = texts.columns
const here = '/gestao/pessoas/importar'

export const meta = consoleMeta(words.title)

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const id = routeId(args.params.id)
  const match = await api.call(getImportMatch, { params: { id } })
  if (['waiting', 'writing', 'done'].includes(match.state)) throw redirect(`${here}/${id}`)
  return match
}

/** What each column was said to be: all lines are looked at then, and the next page says what they come to. */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const id = routeId(args.params.id)
  const sent = readChoice(await args.request.formData())
  try {
    await api.call(matchPeopleImport, { params: { id }, body: sent })
    return redirect(`${here}/${id}`)
  } catch (problem) {
    return data({ problem: saveProblem(problem), sent }, { status: 422 })
  }
}

function readChoice(form: FormData) {
  const tags = String(form.get('etiquetas') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return {
    columns: form.getAll('coluna').map((key) => (key === '' ? null : String(key))),
    key: importKeys.find((one) => one === form.get('chave-de-busca')) ?? 'cpf',
    known: knownChoices.find((one) => one === form.get('quem-ja-esta')) ?? 'update',
    tags,
  }
}

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

/** What each column of a file is, and what becomes of those who are here (PPL-18). */
export default function MatchColumns() {
  const match = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const problem = answer?.problem
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href={here} kind="stand" icon="arrowLeft">
        {texts.back}
      </TextLink>
      <PageHead title={words.title} lead={words.lead(match.fileName)} />
      <SaveNotice problem={problem} />
      <OwnerForm>
        <Stack gap={24}>
          <Columns />
          <Choices />
          <div>
            <Button width="phone" loading={useIsSending()}>
              {words.submit}
            </Button>
          </div>
        </Stack>
      </OwnerForm>
    </Stack>
  )
}

function Columns() {
  const { header, samples, columns, choices } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const chosen = answer?.sent.columns ?? columns
  const options = choices.map(({ key, label }) => ({ value: key, label }))
  return (
    <Stack gap={16} as="section" id="columns">
      {header.map((name, at) => {
        const cells = samples.flatMap((line) => line[at] || []).join(' · ')
        return (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; two may have one name.
            key={at}
            id={`coluna-${at}`}
            label={name || words.unnamed(at + 1)}
            help={cells ? words.like(cells) : words.empty}
          >
            <Select
              name="coluna"
              placeholder={words.leave}
              defaultValue={chosen[at] ?? ''}
              options={options}
            />
          </Field>
        )
      })}
    </Stack>
  )
}

/** How people are found, what becomes of those who are here, and tags for all. */
function Choices() {
  const match = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { key, known, tags } = answer?.sent ?? match
  const problem = answer?.problem
  return (
    <>
      <RadioGroup
        id="chave-de-busca"
        name="chave-de-busca"
        label={words.key}
        options={optionsOf(words.keys)}
        defaultValue={key}
      />
      <RadioGroup
        id="quem-ja-esta"
        name="quem-ja-esta"
        label={words.existing}
        help={words.existingHelp}
        options={optionsOf(words.choices)}
        defaultValue={known}
      />
      <Field id="etiquetas" label={words.tags} help={words.tagsHelp} error={problem?.fields.tags}>
        <TextInput name="etiquetas" maxLength={400} defaultValue={tags.join(', ')} />
      </Field>
    </>
  )
}

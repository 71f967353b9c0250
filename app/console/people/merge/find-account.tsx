import type { ComparedAccount } from '#contract/console/people/merge/schemas.ts'
import type { ListedPerson } from '#contract/console/people/schemas.ts'
import { Form } from '../../../forms/form.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import * as ui from '../../ui/ui.css.ts'
import { texts } from './texts.ts'

const words = texts.find

type Listed = Pick<ComparedAccount, 'id' | 'name' | 'email' | 'cpf'> | ListedPerson

type Props = {
  person: { id: number; name: string; isOpen: boolean }
  words: string
  likely: readonly ComparedAccount[]
  found: readonly ListedPerson[] | null
}

/** The other account of somebody: who is alike, and a search for who is not. */
export const FindAccount = ({ person, words: sought, likely, found }: Props) => (
  <Stack gap={24} className={ui.narrow}>
    <TextLink href={`/gestao/pessoas/${person.id}`} kind="stand" icon="arrowLeft">
      {texts.backToPerson}
    </TextLink>
    <PageHead title={words.title(person.name)} lead={person.isOpen ? words.lead : words.team} />
    {person.isOpen ? (
      <>
        {likely.length > 0 ? (
          <Panel title={words.likely}>
            <Text kind="muted">{words.likelyLead}</Text>
            <Others person={person.id} list={likely} />
          </Panel>
        ) : null}
        <Form method="get" role="search" noValidate action={`/gestao/pessoas/${person.id}/juntar`}>
          <div className={ui.inline}>
            <Field id="busca" label={words.search}>
              <TextInput name="busca" type="search" icon="search" maxLength={100} defaultValue={sought} />
            </Field>
            <Button variant="secondary">{words.submit}</Button>
          </div>
        </Form>
        {found === null ? null : found.length === 0 ? (
          <p role="status">{words.none}</p>
        ) : (
          <Panel title={words.found}>
            <Others person={person.id} list={found} />
          </Panel>
        )}
      </>
    ) : null}
  </Stack>
)

const Others = ({ person, list }: { person: number; list: readonly Listed[] }) => (
  <ul className={ui.list}>
    {list.map(({ id, name, email, cpf }) => (
      <li key={id} className={ui.row}>
        <span className={ui.rowName}>
          <strong>{name}</strong>
          <span className={ui.small}>{email}</span>
          {cpf ? <span className={ui.small}>{cpf}</span> : null}
        </span>
        <ButtonLink
          href={`/gestao/pessoas/${person}/juntar?com=${id}`}
          variant="secondary"
          size="small"
          aria-label={words.compareWith(name, email)}
        >
          {words.compare}
        </ButtonLink>
      </li>
    ))}
  </ul>
)

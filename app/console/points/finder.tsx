import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import * as ui from '../ui/ui.css.ts'
import { texts } from './texts.ts'

type Props = { search: string; people: readonly { id: number; name: string; email: string }[] }

/** Finds the person whose points are given or taken. */
export const Finder = ({ search, people }: Props) => (
  <Stack gap={16}>
    <Heading level={2}>{texts.newAct}</Heading>
    <FilterForm filter={{ search }} isFiltered={search !== ''} search={texts.search} href="/gestao/pontos" />
    {people.length === 0 ? (
      <Text kind="muted">{search ? texts.noneFound : texts.start}</Text>
    ) : (
      <ul className={ui.list} aria-label={texts.people}>
        {people.map(({ id, name, email }) => (
          <li key={id} className={ui.row}>
            <span className={ui.rowName}>
              <TextLink href={`/gestao/pessoas/${id}/pontos`} kind="stand">
                {name}
              </TextLink>
              <span className={ui.small}>{email}</span>
            </span>
          </li>
        ))}
      </ul>
    )}
  </Stack>
)

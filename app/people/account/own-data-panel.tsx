import { ButtonLink } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { ProfileData } from './load-profile.server.ts'
import { texts } from './texts.ts'

const words = texts.ownData

/** Shows what the station keeps in fields of its own, and the way to change what its person fills in (PPL-17). */
export const OwnDataPanel = ({ own }: Pick<ProfileData, 'own'>) => (
  <Panel title={words.title}>
    <Stack gap={16} align="start">
      <DescriptionList
        items={own.map(({ name, value }) => ({ term: name, value: value || words.missing }))}
      />
      {own.some(({ isMine }) => isMine) ? (
        <ButtonLink href="/homepage/perfil/campos" variant="secondary" size="small">
          {words.change}
        </ButtonLink>
      ) : null}
    </Stack>
  </Panel>
)

import type { LoaderFunctionArgs } from '@remix-run/node'
import { listTopicSuggestions } from '#contract/console/services/endpoints.ts'
import { areaFacts, serviceAreas } from '#contract/services/consultancies/areas.ts'
import { cx } from '../../../ui/class-names.ts'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { requireOwner } from '../../owner/require-owner.server.ts'
import { PageHead } from '../../ui/page-head.tsx'
import * as ui from '../../ui/ui.css.ts'
import { ServiceTabs } from '../service-tabs.tsx'
import { texts } from './texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  // There where the station has such services, and nowhere else.
  await api.call(listTopicSuggestions, { query: { limit: 1 } })
  return null
}

/** The areas whose pages owners write (LEG-04..07, PLS-04, PLS-06, CTB-05, HEA-05). */
export default function ManagedServicePages() {
  return (
    <Stack gap={24}>
      <PageHead title={texts.title} lead={texts.lead} />
      <ServiceTabs current="pages" />
      <ul className={cx(ui.list, ui.narrow)}>
        {serviceAreas.map((area) => (
          <li key={area} className={ui.row}>
            <span className={ui.rowName}>
              <TextLink href={`/gestao/consultas/paginas/${areaFacts[area].path}`}>
                {areaFacts[area].name}
              </TextLink>
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { areaFacts, type ServiceArea, serviceAreas } from '#contract/services/consultancies/areas.ts'
import { cx } from '../../../ui/class-names.ts'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { requireTeam } from '../../owner/require-team.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { PageHead } from '../../ui/page-head.tsx'
import * as ui from '../../ui/ui.css.ts'
import { services } from '../area.ts'
import { ServiceTabs } from '../service-tabs.tsx'
import { fieldsOf } from './fields.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.title)

export async function loader(args: LoaderFunctionArgs) {
  await requireTeam(args, services)
  return null
}

/** What can be written of an area: 'Apresentação, horários e contatos'. */
const aboutOf = (area: ServiceArea) => {
  const named = fieldsOf(area).map(
    ({ name, label }) => texts.lists[name as keyof typeof texts.lists] ?? label,
  )
  return texts.all(named.map((label, at) => (at === 0 ? label : label.toLowerCase())))
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
              <span className={ui.small}>{aboutOf(area)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

import { Link, useRouteLoaderData } from '@remix-run/react'
import { Icon } from '../../ui/icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import type { ConsoleArea } from '../console-area.ts'
import { texts } from './texts.ts'
import * as css from './today.css.ts'

/** The areas that somebody of the team looks after, for whom nothing else leads there (PPL-03). */
export function Doors() {
  const frame = useRouteLoaderData('console/frame/layout') as { navigation: ConsoleArea['nav'][] } | undefined
  const doors = (frame?.navigation ?? []).filter(({ href }) => href !== '/gestao')
  if (doors.length === 0) return null
  return (
    <Stack gap={16}>
      <Heading level={2}>{texts.doors}</Heading>
      <ul className={css.lines}>
        {doors.map(({ href, label, icon }) => (
          <li key={href}>
            <Link to={href} className={css.line}>
              <Icon name={icon} />
              {label}
              <Icon name="chevronRight" />
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

import { Link } from '@remix-run/react'
import { Stack } from '../../../../ui/layout.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { texts } from '../../texts.ts'
import type { BodyProps } from './body-props.ts'
import * as css from './parts.css.ts'

/** Shows how much is asked (types 6 to 12); a single question is shown, its answers lead to the sign-up. */
export function Research({ activity }: BodyProps) {
  const [research] = activity.researches
  if (!research) return null
  const [only] = research.questions
  if (!only)
    return (
      <Panel>
        <p>{texts.activity.questions(research.questions_count)}</p>
      </Panel>
    )
  return (
    <Panel title={only.question}>
      <Stack as="ul" gap={8}>
        {only.options.map((option) => (
          <li key={option}>
            <Link to="/cadastrar" className={css.option}>
              {option}
            </Link>
          </li>
        ))}
      </Stack>
    </Panel>
  )
}

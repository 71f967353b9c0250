import { ButtonLink } from '../../../../ui/button.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { texts } from '../../texts.ts'
import type { BodyProps } from './body-props.ts'
import * as css from './parts.css.ts'

/** Shows the text to agree to (type 15). */
export function Agreement({ activity }: BodyProps) {
  const [agreement] = activity.agreements
  if (!agreement) return null
  return (
    <Panel>
      {agreement.checkbox ? <p>{agreement.checkbox}</p> : null}
      <div className={css.links}>
        <ButtonLink href="/cadastrar" variant="secondary">
          {agreement.button || texts.activity.agreement.action}
        </ButtonLink>
      </div>
    </Panel>
  )
}

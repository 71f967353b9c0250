import { siFacebook, siWhatsapp, siX } from 'simple-icons'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { texts } from '../../texts.ts'
import * as css from './parts.css.ts'

const words = texts.activity.share
const networks = [
  { name: words.whatsapp, path: siWhatsapp.path },
  { name: words.facebook, path: siFacebook.path },
  { name: words.x, path: siX.path },
]

/** Shows three share buttons (type 5, GAP-54), which for visitors lead to the sign-up. */
export const Share = () => (
  <Panel title={words.lead}>
    <div className={css.links}>
      {networks.map(({ name, path }) => (
        <ButtonLink key={name} href="/cadastrar" variant="secondary">
          <svg className={css.mark} viewBox="0 0 24 24" aria-hidden="true">
            <path d={path} />
          </svg>
          {name}
        </ButtonLink>
      ))}
    </div>
  </Panel>
)

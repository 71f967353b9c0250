import { ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import { texts } from './texts.ts'
import * as css from './top-ups.css.ts'

const words = texts.redeem

/** The rules of redeeming the balance, and the way to ask for it: a message to the support (WAL-04, GAP-79). */
export const Redeem = () => (
  <Panel title={words.title}>
    <Text>{words.lead}</Text>
    <ul className={css.rules}>
      {words.rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
    <div>
      <ButtonLink
        href={`/homepage/support?assunto=${encodeURIComponent(words.subject)}`}
        icon="comment"
        width="phone"
      >
        {words.ask}
      </ButtonLink>
    </div>
  </Panel>
)

import { IconButton } from '../../ui/icon-button.tsx'
import { texts } from './texts.ts'

const ways = [
  { intent: 'up', icon: 'chevronUp', text: texts.up },
  { intent: 'down', icon: 'chevronDown', text: texts.down },
] as const

/** One place up or down, as `intent`; the form around them says what is moved. */
export const MoveButtons = ({ name }: { name: string }) =>
  ways.map(({ intent, icon, text }) => (
    <IconButton
      key={intent}
      type="submit"
      name="intent"
      value={intent}
      icon={icon}
      label={`${text}: ${name}`}
      size="small"
    />
  ))

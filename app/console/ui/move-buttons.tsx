import { IconButton } from '../../ui/icon-button.tsx'
import { ownerTexts } from './texts.ts'

const ways = [
  { intent: 'up', icon: 'chevronUp', text: ownerTexts.up },
  { intent: 'down', icon: 'chevronDown', text: ownerTexts.down },
] as const

type Props = {
  name: string
  /** From 1 on: sent again after a lost answer it is not moved again. */
  place: number
}

/** One place up or down, as `intent`, from the place where it stands; the form around them says what is moved. */
export const MoveButtons = ({ name, place }: Props) => (
  <>
    <input type="hidden" name="from" value={place} />
    {ways.map(({ intent, icon, text }) => (
      <IconButton
        key={intent}
        type="submit"
        name="intent"
        value={intent}
        icon={icon}
        label={`${text}: ${name}`}
        size="small"
      />
    ))}
  </>
)

import type { Member } from '../../session/member.ts'
import { useStation } from '../../station/use-station.ts'
import { Points } from '../../ui/amount.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Stat } from '../../ui/stat.tsx'
import { Heading } from '../../ui/text.tsx'
import * as css from './greeting.css.ts'
import { texts } from './texts.ts'

/** Who, and how much: the number large, the currency's name small (PTS-01, TEN-07). */
export function Greeting({ member }: { member: Member }) {
  const { currency } = useStation()
  return (
    <div className={css.greeting}>
      <Heading level={1} className={css.name}>
        {texts.greeting(member.name.split(' ')[0] ?? member.name)}
      </Heading>
      <Stat
        label={texts.yourBalance}
        below={
          <TextLink href="/homepage/extrato/extratos-totais" kind="stand" iconAfter="arrowRight">
            {texts.statement}
          </TextLink>
        }
      >
        <Points points={member.points} currency={currency} size="large" />
      </Stat>
    </div>
  )
}

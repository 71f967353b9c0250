import { useState } from 'react'
import { cutPosition, type PictureLook as Look, pictureAddress, treatments } from '#contract/picture-look.ts'
import { pictureSource } from '../../../station/picture-source.ts'
import { Picture } from '../../../ui/picture.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import * as ui from '../ui.css.ts'
import { FocusPad } from './focus-pad.tsx'
import * as css from './picture-look.css.ts'
import { texts } from './texts.ts'

type Props = Look & {
  /** Its address without a look; of one that is not sent yet its bytes. */
  file: string
  /** The field whose picture it is, and its id. */
  name: string
  id: string
  isNew: boolean
  /** It cannot be shown. */
  onBroken: () => void
}

/**
 * How a photo is shown: its point of focus, the cuts that pages make around it, and what the brand does with it. Open for one that was just
 * chosen. Without scripts the cuts are those that are saved.
 */
export function PictureLook({ file, name, id, isNew, onBroken, ...saved }: Props) {
  const [look, setLook] = useState<Look>(saved)
  const change = (part: Partial<Look>) => setLook((now) => ({ ...now, ...part }))
  const source = shownSource(file, look, isNew)
  return (
    <div className={css.look}>
      <Picture {...source} alt="" ratio="wide" className={css.thumb} />
      <details className={css.details} open={isNew}>
        <summary className={ui.summary}>{texts.title}</summary>
        <div className={css.tools}>
          <FocusPad
            {...{ file, onBroken, focus: look.focus }}
            name={`${name}.${isNew ? 'newFocus' : 'focus'}`}
            id={`${id}.focus`}
            onMove={(focus) => change({ focus })}
          />
          <Cuts source={source} />
          <RadioGroup
            look="pictures"
            className={css.across}
            id={`${id}.treatment`}
            name={`${name}.treatment`}
            label={texts.treatment}
            help={texts.treatmentHelp}
            defaultValue={look.treatment}
            options={treatments.map((treatment) => ({
              value: treatment,
              label: texts.treatments[treatment],
              picture: <Treated {...shownSource(file, { ...look, treatment }, isNew)} />,
            }))}
            onChange={(chosen) => change({ treatment: treatments.find((one) => one === chosen) ?? 'none' })}
          />
        </div>
      </details>
    </div>
  )
}

type Source = ReturnType<typeof shownSource>

const Treated = (source: Source) => <Picture {...source} alt="" ratio="wide" className={css.choice} />

/** As pages show it; the bytes of one that is not sent yet are no address to look up. */
function shownSource(file: string, look: Look, isNew: boolean) {
  if (!isNew) return pictureSource(pictureAddress(file, look), { sizes: '14rem' })
  const { treatment } = look
  return {
    ...{ src: file, width: 1280, height: 720, position: cutPosition(look.focus) },
    treatment: treatment === 'none' ? undefined : treatment,
  }
}

/** The photo in the shapes in which pages cut it. */
const Cuts = ({ source }: { source: Source }) => (
  <div>
    <p className={ui.small}>{texts.cuts}</p>
    <ul className={css.cuts}>
      {css.shapes.map((shape) => (
        <li key={shape} className={css.cut}>
          <Picture {...source} alt="" className={css.frames[shape]} />
          <span className={ui.small}>{shape}</span>
        </li>
      ))}
    </ul>
  </div>
)

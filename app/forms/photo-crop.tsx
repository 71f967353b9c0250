import { useState } from 'react'
import { type PercentCrop, ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { Cluster, Stack } from '../ui/layout.tsx'
import { Text } from '../ui/text.tsx'
import * as css from './photo-crop.css.ts'
import { formTexts } from './texts.ts'

/** Begins with the middle, 50 % × 50 % (D1§5). */
const middle: PercentCrop = { unit: '%', x: 25, y: 25, width: 50, height: 50 }

/**
 * Chooses the part of a photo that appears, by pointer, finger or arrow keys. What is chosen goes along with the form in
 * per cent; the server does the cutting (ONB-12).
 */
export default function PhotoCrop({ source, onBroken }: { source: string; onBroken: () => void }) {
  const [crop, setCrop] = useState(middle)
  const words = formTexts.photo
  return (
    <Stack gap={16}>
      <Text kind="smallMuted">{words.crop}</Text>
      <div className={css.cropFrame}>
        <ReactCrop
          className={css.cropArea}
          crop={crop}
          onChange={(_, percent) => setCrop(percent)}
          ariaLabels={{ ...ReactCrop.defaultProps?.ariaLabels, cropArea: words.cropLabel } as never}
          minWidth={40}
          minHeight={40}
          keepSelection
          ruleOfThirds
        >
          <img src={source} alt="" onError={onBroken} />
        </ReactCrop>
      </div>
      <Cluster gap={16}>
        <Preview source={source} crop={crop} />
        <Text kind="smallMuted">{words.preview}</Text>
      </Cluster>
      {(['x', 'y', 'width', 'height'] as const).map((name) => (
        <input key={name} type="hidden" name={`crop_${name}`} value={crop[name].toFixed(3)} />
      ))}
    </Stack>
  )
}

/** The chosen part as it will look: round, the longer side cut evenly, as the server cuts it. */
function Preview({ source, crop }: { source: string; crop: PercentCrop }) {
  const [ratio, setRatio] = useState(1)
  // Of the chosen part, in units of the picture's width.
  const width = crop.width / 100
  const height = crop.height / 100 / ratio
  const side = Math.min(width, height) || 1
  const left = crop.x / 100 + (width - side) / 2
  const top = crop.y / 100 / ratio + (height - side) / 2
  return (
    <span className={css.preview} aria-hidden>
      <img
        className={css.previewPicture}
        src={source}
        alt=""
        onLoad={({ currentTarget }) => setRatio(currentTarget.naturalWidth / currentTarget.naturalHeight)}
        style={{
          inlineSize: `${100 / side}%`,
          insetInlineStart: `${(-left / side) * 100}%`,
          insetBlockStart: `${(-top / side) * 100}%`,
        }}
      />
    </span>
  )
}

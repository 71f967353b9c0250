import type { PartFormat } from './part-format.ts'

const typesOf = (types: string) => new Set(types.split(' '))
const looked = typesOf('moov trak mdia minf stbl moof traf')
/** What playing needs: pictures, sound, where in the file they lie, when and how they are shown. */
const kept = typesOf(
  'ftyp styp mdat sidx ssix mfra mvhd mvex tkhd edts tapt mdhd elng hdlr vmhd smhd gmhd dinf stsd stts ctts cslg stss stps stsh ' +
    'stsc stsz stz2 stco co64 sdtp sbgp sgpd subs padb saiz saio senc mfhd tfhd tfdt trun',
)

/** Boxes of MP4 and QuickTime: a size, with the head; a type; where the size is 1, the size in eight bytes more. */
export const mp4Parts: PartFormat = {
  mostHeadBytes: 16,
  read(head) {
    const short = head.readUInt32BE(0)
    const headBytes = short === 1 ? 16 : 8
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short
    if (short !== 0 && size < headBytes) throw new RangeError('a box does not fit')
    const type = head.toString('latin1', 4, 8)
    return {
      headBytes,
      bodyBytes: short === 0 ? null : size - headBytes,
      keeps: looked.has(type) ? 'parts' : kept.has(type) ? 'whole' : 'nothing',
    }
  },
  empty(head) {
    const free = Buffer.from(head)
    free.write('free', 4, 'latin1')
    return free
  },
}

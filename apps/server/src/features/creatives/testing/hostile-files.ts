import { deflateSync } from 'node:zlib';
import {
  createBox,
  createFileHead,
  createGif,
  createJpeg,
  createMovieHead,
  createPdf,
  createPng,
  createTrack,
  createVideo,
} from '#infra/testing/media-samples.ts';
import { createChunk } from '#infra/files/formats/png-writer.ts';

const MB = 1_048_576;
const hex = (digits: string, length = 64) => Buffer.concat([Buffer.from(digits, 'hex'), Buffer.alloc(length)]);
const text = (content: string) => Buffer.from(content, 'latin1');
const join = (...parts: Buffer[]) => Buffer.concat(parts);
const brand = (name: string) => join(createFileHead(name), Buffer.alloc(64));

const page = text('<html><script>alert(document.cookie)</script></html>');
const script = text('=1;alert(1);');
const zip = hex('504b0304140000000800', 200);
const png = createPng(108, 192);
const jpeg = createJpeg(108, 192);
const film = createVideo({ width: 720, height: 1280, duration: 10 });
const track = createTrack({ kind: 'vide', width: 720, height: 1280, duration: 10 });
const mdat = createBox('mdat', Buffer.alloc(100));
const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** A PNG whose head claims a size that its pixels do not have. */
function claimPng(width: number, height: number, pixels = Buffer.alloc(100)): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  return join(pngSignature, createChunk('IHDR', head), createChunk('IDAT', deflateSync(pixels)), createChunk('IEND', Buffer.alloc(0)));
}

/** A film with a forged head. */
const getFilm = (...moov: Buffer[]) => join(createFileHead(), createBox('moov', ...moov), mdat);
function negativeHead(): Buffer {
  const mvhd = createMovieHead(0);
  mvhd.writeInt32BE(-1, 24);
  return mvhd;
}
const getBox = (size: number, type: string) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size, 0);
  head.write(type, 4, 'latin1');
  return head;
};

type Code = 'file_type_not_allowed' | 'file_broken' | 'file_dimensions_constraints' | 'file_too_large' | 'video_max_duration';
export type HostileFile = readonly [what: string, code: Code, file: Buffer, purpose: 'creative' | 'guide'];

const otherKinds: readonly (readonly [string, Buffer])[] = [
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.from([0xff])],
  ['zeros', Buffer.alloc(5000)],
  ['text', text('hello, not a picture')],
  ['a page', page],
  ['a page after spaces', join(text(' '.repeat(200)), page)],
  ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['an SVG after its XML line', text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['JavaScript', text('/*GIF89a*/alert(1)')],
  ['PHP', text('<?php system($_GET["c"]); ?>')],
  ['a shell script', text('#!/bin/sh\nrm -rf /\n')],
  ['a Windows program', hex('4d5a90000300000004000000ffff')],
  ['a Linux program', hex('7f454c4602010100')],
  ['a WebAssembly module', hex('0061736d01000000')],
  ['a Java class', hex('cafebabe00000034')],
  ['a ZIP', zip],
  ['a gzip', hex('1f8b0800000000000003')],
  ['a RAR', hex('526172211a0700')],
  ['a 7z', hex('377abcaf271c')],
  ['an SQLite file', text('SQLite format 3\0'.padEnd(100, '\0'))],
  ['PostScript', text('%!PS-Adobe-3.0\n')],
  ['a PDF under .jpg', createPdf()],
  ['a WebP', text('RIFF\x20\0\0\0WEBPVP8 '.padEnd(64, '\0'))],
  ['a BMP', hex('424d36000000000000003600000028000000')],
  ['a TIFF', hex('49492a0008000000')],
  ['an icon', hex('00000100010010100000')],
  ['an AVIF', brand('avif')],
  ['an HEIC', brand('heic')],
  ['a JPEG XL', hex('ff0a')],
  ['a Photoshop file', text('8BPS\0\u0001'.padEnd(64, '\0'))],
  ['a WebM', join(hex('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 64))],
  ['a Matroska film', join(hex('1a45dfa3a34286810142f7810142f2810442f381084282886d6174726f736b61', 64))],
  ['an AVI', text('RIFF\x20\0\0\0AVI LIST'.padEnd(64, '\0'))],
  ['a Flash film', hex('464c5601050000000900000000')],
  ['a Flash program', hex('435753064f000000')],
  ['an MP3', hex('494433030000000000')],
  ['a WAV', text('RIFF\x20\0\0\0WAVEfmt '.padEnd(64, '\0'))],
  ['an Ogg', text('OggS'.padEnd(64, '\0'))],
  ['sound in an MP4', brand('M4A ')],
  ['a 3GP', brand('3gp5')],
  ['a font', hex('774f463200010000')],
  ['the first bytes of a PNG before a page', join(pngSignature, page)],
];

const polyglots: readonly (readonly [string, Buffer])[] = [
  ['the first bytes of a JPEG before PHP', join(hex('ffd8ffe0', 0), text('<?php system("id"); ?>'))],
  ['a film with a ZIP after its end', join(film, zip)],
  ['a film with a page after its end', join(film, page)],
  ['the first box of a film before a page', join(createFileHead(), page)],
  ['a PNG cut off', png.subarray(0, -14)],
  ['a PNG cut off after its head', png.subarray(0, 33)],
  ['a JPEG cut off', jpeg.subarray(0, -20)],
  ['a JPEG cut off in its head', jpeg.subarray(0, 8)],
  ['a GIF cut off', createGif(108, 192).subarray(0, -2)],
  ['a film cut off', film.subarray(0, -20)],
  ['a film cut off in its frames', getFilm(createMovieHead(10), track).subarray(0, -20)],
  ['a PNG without its pixels', claimPng(1000, 1000)],
  ['a JPEG without a size', createJpeg(0, 0)],
  ['a GIF of thousands of frames', createGif(108, 192, 3000)],
  ['a film without an index', join(createFileHead(), mdat)],
  ['a film whose boxes contain themselves', getFilm(createMovieHead(10), getBox(0, 'moov'), getBox(0, 'moov'), getBox(0, 'moov'))],
  ['a film of countless boxes', join(createFileHead(), Buffer.alloc(8 * 20_000, getBox(8, 'free')))],
  ['a film with a box of four gigabytes', join(createFileHead(), getBox(0xffff_fff0, 'moov'), Buffer.alloc(64))],
  ['a film with a box of 64 bits', join(createFileHead(), getBox(1, 'moov'), hex('ffffffffffffffff'))],
  ['a film with a box without length', join(createFileHead(), getBox(3, 'moov'), Buffer.alloc(64))],
  ['a film of a negative duration', getFilm(negativeHead(), createTrack({ kind: 'vide', width: 72, height: 128, duration: 0 }))],
  ['a film with sound only', getFilm(createMovieHead(10), createTrack({ kind: 'soun', duration: 10 }))],
  [
    'a MOV that has sound alone',
    join(createFileHead('qt  '), createBox('moov', createMovieHead(10), createTrack({ kind: 'soun', duration: 10 })), mdat),
  ],
];

/** Pictures that hide something, each with what it hides: the stored picture contains none of it. */
export const hidingFiles: readonly (readonly [what: string, type: string, file: Buffer, hidden: Buffer])[] = [
  ['a JPEG with a page after its end', 'image/jpeg', join(jpeg, page), page],
  ['a JPEG with a ZIP after its end', 'image/jpeg', join(jpeg, zip), zip],
  [
    'a JPEG with a page in its comment',
    'image/jpeg',
    createJpeg(108, 192, join(Buffer.from([0xff, 0xfe, 0, page.length + 2]), page)),
    page,
  ],
  ['a PNG with a page after its end', 'image/png', join(png, page), page],
  ['a PNG with a ZIP after its end', 'image/png', join(png, zip), zip],
  ['a PNG with a page in a chunk', 'image/png', join(png.subarray(0, 33), createChunk('tEXt', page), png.subarray(33)), page],
  ['a PNG that unpacks to far more than its size', 'image/png', claimPng(90, 90, join(Buffer.alloc(MB), page)), page],
  ['a GIF with a page after its end', 'image/gif', join(createGif(108, 192), page), page],
  ['a GIF with a script after its end that ends like a GIF', 'image/gif', join(createGif(108, 192), script), script],
  ['a GIF with a ZIP after its end', 'image/gif', join(createGif(108, 192), zip), zip],
  [
    'a GIF with a page in its comment',
    'image/gif',
    join(createGif(108, 192).subarray(0, -1), Buffer.from([0x21, 0xfe, page.length]), page, Buffer.from([0, 0x3b])),
    page,
  ],
];

/** Files that every campaign refuses, each with the code of its refusal by an Instagram post. */
export const hostileFiles: readonly HostileFile[] = [
  ...otherKinds.map(([what, file]) => [what, 'file_type_not_allowed', file, 'creative'] as const),
  ...polyglots.map(([what, file]) => [what, 'file_broken', file, 'creative'] as const),
  ['a GIF that is a script', 'file_broken', text(`GIF89a/*${'\0'.repeat(60)}*/=1;alert(1);`), 'creative'],
  ['a GIF of the old kind with PHP', 'file_broken', text('GIF87a<?php system("id"); ?>'), 'creative'],
  ['a PNG that claims 100,000 × 100,000', 'file_dimensions_constraints', claimPng(100_000, 100_000), 'creative'],
  ['a PNG that claims no size', 'file_broken', claimPng(0, 0), 'creative'],
  ['an image one pixel wide', 'file_dimensions_constraints', createPng(1, 300), 'creative'],
  ['a JPEG that claims 65,000 × 65,000', 'file_dimensions_constraints', createJpeg(65_000, 65_000), 'creative'],
  ['a JPEG that claims more than a JPEG can have', 'file_broken', createJpeg(65_535, 65_535), 'creative'],
  ['a GIF that claims 65,535 × 65,535', 'file_dimensions_constraints', createGif(65_535, 65_535), 'creative'],
  ['a film of 30,000 × 30,000', 'file_dimensions_constraints', createVideo({ width: 30_000, height: 30_000, duration: 10 }), 'creative'],
  ['a film of eleven minutes', 'video_max_duration', createVideo({ width: 720, height: 1280, duration: 660 }), 'creative'],
  [
    'a film of eleven minutes that claims ten seconds',
    'video_max_duration',
    getFilm(createMovieHead(10), createTrack({ kind: 'vide', width: 720, height: 1280, duration: 660 })),
    'creative',
  ],
  ['a picture of 11 MB', 'file_too_large', join(png, Buffer.alloc(11 * MB)), 'creative'],
  ['a guide of 11 MB', 'file_too_large', join(createPdf(), Buffer.alloc(11 * MB)), 'guide'],
  ['a guide that is cut off', 'file_broken', createPdf().subarray(0, -8), 'guide'],
  ['a guide with a script', 'file_broken', createPdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'), 'guide'],
  ['a guide that starts a program', 'file_broken', createPdf('/OpenAction<</S/Launch>>'), 'guide'],
  ['a guide with a page after its end', 'file_broken', join(createPdf(), page), 'guide'],
  ['a guide after other bytes', 'file_type_not_allowed', join(page, createPdf()), 'guide'],
  ['a guide that is a page', 'file_type_not_allowed', page, 'guide'],
  ['a guide that is a ZIP, like a Word file', 'file_type_not_allowed', zip, 'guide'],
];

/** How a film is coded where messengers, and most browsers, do not play it: all but H.264 of eight bits with halved colours (4:2:0). */
export const RARE_CODINGS = ['hevc', 'prores', 'vp9', 'av1', 'mjpeg', 'h264_10_bit', 'h264_422', 'h264_444', 'other'] as const;
export type RareCoding = (typeof RARE_CODINGS)[number];

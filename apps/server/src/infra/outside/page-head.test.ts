import { expect, test } from 'vitest';
import { decodePage, endsHead, readPageHead } from './page-head.ts';

test.each([
  ['<title>کافه سارا | خانه</title>', 'کافه سارا | خانه'],
  ['<TITLE lang="fa">\n  کافه   سارا\t</TITLE>', 'کافه سارا'],
  ['<title>قهوه &amp; کیک &raquo; &#1705;افه &#x06A9;</title>', 'قهوه & کیک » کافه ک'],
  ['<title>می‌خواهم &zwnj;</title>', 'می‌خواهم ‌'],
  ['<title><b>bold</b> &lt;script&gt;alert(1)&lt;/script&gt;</title>', 'bold alert(1)'],
  ['<title>a < b > c <</title>', 'a c'],
  ['<title>one</title><title>two</title>', 'one'],
  ['<!-- <title>hidden</title> --><title>shown</title>', 'shown'],
  ['<script>var t = "<title>script</title>"</script><title>page</title>', 'page'],
  ['<svg><title>drawing</title></svg><title>page</title>', 'page'],
  ['<head></head><body><title>body</title>', null],
  ['<title>  </title>', null],
  ['<title>&#0;&#x110000;</title>', null],
  ['<title>pay\u202egnp.exe\u0007</title>', 'paygnp.exe'],
  ['<title>never closed', 'never closed'],
  ['<titles>no</titles>', null],
  ['<title>&#xd800;&#57344;&#x202e;</title>', null],
  ['<title>Caf&eacute; &frac12; &unknown;</title>', 'Café ½ &unknown;'],
  ['<noscript><title>without</title></noscript><template><title>later</title></template><title>page</title>', 'page'],
  ['<html><head><base href="/"></head><title>behind</title>', null],
  ['</head><title>behind</title>', null],
  ['<svg><title>drawing', null],
  [`${'<b>'.repeat(1000)}<title>deep</title>`, null],
  ['', null],
])('the title of %j is %j', (html, title) => {
  expect(readPageHead(html).title).toBe(title);
});

test('a title has at most 200 whole characters', () => {
  expect(readPageHead(`<title>${'ک'.repeat(500)}</title>`).title).toBe('ک'.repeat(200));
  expect(Array.from(readPageHead(`<title>${'😀'.repeat(500)}</title>`).title ?? '')).toHaveLength(200);
});

test.each([
  ['<link rel="icon" href="/a.png">', '/a.png'],
  ["<LINK HREF='/a.ico' REL='shortcut icon'>", '/a.ico'],
  ['<link rel=icon href=a.png>', 'a.png'],
  ['<link rel="apple-touch-icon" href="/big.png"><link rel="icon" href="/small.png">', '/small.png'],
  ['<link rel="apple-touch-icon" href="/big.png">', '/big.png'],
  ['<link rel="icon" href="/a.png?x=1&amp;y=2">', '/a.png?x=1&y=2'],
  ['<link rel="stylesheet" href="/a.css">', null],
  ['<template><link rel="icon" href="/a.png"></template>', null],
  ['<link rel="icon" href="/a.png" href="/b.png">', '/a.png'],
  ['<link rel="icon">', null],
  ['<link rel="mask-icon" href="/a.svg">', null],
])('the icon of %j is %j', (html, icon) => {
  expect(readPageHead(html).icon).toBe(icon);
});

// The old code page has the Arabic kaf.
const windows1256 = Buffer.concat([Buffer.from('<title>'), Buffer.from('dfc7dde5', 'hex'), Buffer.from('</title>')]);
const meta = (charset: string) => Buffer.concat([Buffer.from(`<meta charset="${charset}">`), windows1256]);
test.each([
  ['its header', windows1256, 'text/html; charset=windows-1256', 'كافه'],
  ['its meta', meta('windows-1256'), 'text/html', 'كافه'],
  [
    'its older meta',
    Buffer.concat([Buffer.from('<meta http-equiv="Content-Type" content="text/html; charset=windows-1256">'), windows1256]),
    '',
    'كافه',
  ],
  ['UTF-8 by default', Buffer.from('<title>کافه</title>'), 'text/html', 'کافه'],
  ['UTF-8 when the encoding is unknown', Buffer.from('<title>کافه</title>'), 'text/html; charset=nonsense', 'کافه'],
  [
    'its byte order mark',
    Buffer.concat([Buffer.from('efbbbf', 'hex'), Buffer.from('<title>کافه</title>')]),
    'text/html; charset=windows-1256',
    'کافه',
  ],
  [
    'its byte order mark of two bytes',
    Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from('<title>کافه</title>', 'utf16le')]),
    '',
    'کافه',
  ],
])('a page is decoded by %s', (_, bytes, contentType, title) => {
  expect(readPageHead(decodePage(bytes, contentType)).title).toBe(title);
});

test('the head has ended when it is closed or the body begins', () => {
  expect(endsHead(Buffer.from('<title>x</title></HEAD>'))).toBe(true);
  expect(endsHead(Buffer.from('<p><BODY class="x">'))).toBe(true);
  expect(endsHead(Buffer.from('<head><title>header</title>'))).toBe(false);
});

const PIECES = ['<!--', '<title', '<script>', '<title><', '<link rel="', '<', '<link a=', '&#', '<meta charset', '<title><b'];
const DEEP = ['<div>', '<svg>', '<svg><p>', '<i></b>', '<html>', '<head>', '<template>', '</p>'];
test.each([...PIECES, ...DEEP])('half a megabyte of %j is read to its end, and has no icon', (piece) => {
  // A parser that goes back and forth would exceed the time of the test.
  const html = piece.repeat(Math.ceil(524_288 / piece.length));
  expect(readPageHead(decodePage(Buffer.from(html), '')).icon).toBeNull();
});

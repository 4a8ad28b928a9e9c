export const NOT_ASCII: RegExp = /[\u0080-\uffff]/g;
export const NOT_ASCII_NOR_HANGUL: RegExp = /[\u0080-\uabff\ud7a4-\uffff]/g;

/** A script with these characters written as escapes. */
export const asciiText = (code: string, escaped: RegExp): string =>
  code.replace(escaped, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const NOTICE = '/*! Tool Records: MIT. lit-html: Copyright 2017 Google LLC, BSD-3-Clause. See LICENSE. */\n';

/** A script that first says whose work it is: the bundler drops the notice that Lit asks to keep. */
export const withNotice = (code: string): string => NOTICE + code;

import type { Bytes } from './secrets.ts';

/** 256 short words that are not easily confused: one for each byte. */
const WORDS: readonly string[] = `
  acorn amber anchor apple apron arrow aspen attic autumn bacon badge bagel bamboo banjo barley basil basket
  beach beacon beetle bell bench berry birch bison blanket blossom boat bonnet book bottle branch bread breeze
  brick bridge broom bucket butter button cabin cactus camel candle canoe canyon carpet carrot castle cedar
  cellar cherry chess chimney cider cinema circle clock cloud clover coast cocoa coin comet copper coral corner
  cotton cradle crane crater crayon cricket crown crystal cup curtain cushion daisy dancer dawn desert diary
  dolphin donkey door dragon drum duck dune eagle echo elbow ember engine falcon feather fern ferry fiddle field
  finger flag flame flint flower flute forest fossil fountain fox garden garlic ginger giraffe glacier glass
  glove goose grape grass gravel guitar hammer harbor harp hazel heron hill hinge honey horizon horse ice inn
  iris island ivory ivy jacket jasmine jelly jewel juniper kettle kite kitten ladder lagoon lake lamp lantern
  laurel lemon letter lilac lily linen lion lobster lotus maple marble market meadow melon mirror mitten moon
  moss mountain mug music nectar needle nest north nutmeg oak oasis ocean olive onion opal orange orchard otter
  owl paddle paper parrot peach pearl pebble pencil pepper piano pigeon pillow pine planet plum pocket poem pond
  poppy potato puzzle quartz quilt rabbit radio rain raven reed ribbon river robin rocket rose ruby saddle
  saffron sail salmon sand scarf seal shadow shell shore silk silver snow soap sparrow spice spoon spring stone
  summer sun swan table tea thunder tiger timber topaz torch tower trail train tulip turtle valley
`
  .trim()
  .split(/\s+/);

/** 40 bits. A code lives for minutes, works once, and trying one costs as much as thirty requests. */
const WORDS_OF_CODE = 5;

/** A code that people can read to each other. */
export function newCode(bytes: Bytes): string {
  return Array.from(bytes(WORDS_OF_CODE), (byte) => WORDS[byte]).join(' ');
}

/** The code as it was given out, however it was typed. */
export function readCode(typed: string): string {
  return typed
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .join(' ');
}

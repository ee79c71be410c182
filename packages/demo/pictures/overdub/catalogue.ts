import type { PictureEntry } from '../entry.ts';
import { brokenString, feedbackSeason, nightBus, roomTone, scoutHut } from './covers.ts';
import { cassetteTape, crewShirt, toteBag, tourPoster, tourShirt, waveShirt } from './merch.ts';
import { bandSilhouette, heroStage, rehearsalRoom, vanNight } from './nights.ts';

/** The band's pictures: covers are square, merchandise 4:5, scenes wide. */
export const overdubPictures: readonly PictureEntry[] = [
  { key: 'overdub/hero-stage', width: 2500, height: 1406, focalPoint: { x: 0.5, y: 0.5 }, finish: 'riso', alt: 'Three players as black shapes on a stage, in three beams of acid yellow-green light broken into dots; heads and raised hands in front.', draw: heroStage },
  { key: 'overdub/cover-1', width: 2000, height: 2000, focalPoint: { x: 0.5, y: 0.5 }, finish: 'riso', alt: 'Record cover: black rings spreading from two points on acid yellow-green, crossing until they turn into interference.', draw: feedbackSeason },
  { key: 'overdub/cover-2', width: 2000, height: 2000, focalPoint: { x: 0.5, y: 0.55 }, finish: 'riso', alt: 'Record cover: the lit windows of a night bus on black, one passenger as a shape, a bone-white moon above and streaks of light below.', draw: nightBus },
  { key: 'overdub/cover-3', width: 2000, height: 2000, focalPoint: { x: 0.5, y: 0.55 }, finish: 'riso', alt: 'Record cover: a steep black hut with one lit door and an acid-coloured eave, snow falling from a halftone sky.', draw: scoutHut },
  { key: 'overdub/cover-4', width: 2000, height: 2000, focalPoint: { x: 0.5, y: 0.6 }, finish: 'riso', alt: 'Record cover: a dark empty room, an open door of acid light spilling over the floor in dots.', draw: roomTone },
  { key: 'overdub/cover-5', width: 2000, height: 2000, focalPoint: { x: 0.5, y: 0.5 }, finish: 'riso', alt: 'Record cover: six bone-white strings over a glowing disc of acid dots; one has snapped and curls away.', draw: brokenString },
  { key: 'overdub/shirt-1', width: 1600, height: 2000, focalPoint: { x: 0.5, y: 0.5 }, finish: 'riso', alt: 'A black T-shirt laid flat, a fading sound wave printed across the chest in acid yellow-green.', draw: waveShirt },
  { key: 'overdub/shirt-2', width: 1600, height: 2000, focalPoint: { x: 0.5, y: 0.5 }, finish: 'riso', alt: 'A bone-coloured T-shirt on acid yellow-green, fifteen lines of black bars down its back like a list of cities.', draw: tourShirt },
  { key: 'overdub/shirt-3', width: 1600, height: 2000, focalPoint: { x: 0.5, y: 0.5 }, finish: 'riso', alt: 'A heavy black sweatshirt laid flat, a small acid mark on the chest where a name badge would go.', draw: crewShirt },
  { key: 'overdub/tote', width: 1600, height: 2000, focalPoint: { x: 0.5, y: 0.62 }, finish: 'riso', alt: 'A raw cotton bag with long handles, printed with a large black record with an acid label.', draw: toteBag },
  { key: 'overdub/cassette', width: 2000, height: 2000, focalPoint: { x: 0.5, y: 0.5 }, finish: 'riso', alt: 'A bone-coloured cassette with an acid yellow-green label, lying at an angle on black.', draw: cassetteTape },
  { key: 'overdub/poster', width: 1600, height: 2000, focalPoint: { x: 0.5, y: 0.42 }, finish: 'riso', alt: 'A black tour poster with a large eye of acid dots around a bone-white disc, bars of print below.', draw: tourPoster },
  { key: 'overdub/band-silhouette', width: 2500, height: 1667, focalPoint: { x: 0.5, y: 0.45 }, finish: 'riso', alt: 'Three people as black shapes against a halftone wall, an acid disc behind them; the one in the middle holds a guitar.', draw: bandSilhouette },
  { key: 'overdub/rehearsal-room', width: 2500, height: 1667, focalPoint: { x: 0.52, y: 0.6 }, finish: 'riso', alt: 'A dark rehearsal room with a drum kit, amplifiers and loose cables, lit by one acid-coloured window.', draw: rehearsalRoom },
  { key: 'overdub/van-night', width: 2500, height: 1667, focalPoint: { x: 0.4, y: 0.7 }, finish: 'riso', alt: 'A pale van on a moor road at night, headlights throwing acid light ahead under a halftone moon.', draw: vanNight },
];

import type { CardTexts } from './card-texts.js';

/** Pixels. Messengers show a square picture without cutting it. */
export const CARD_SIZE = 1080;

const MARGIN = 90;
const RING = { x: CARD_SIZE / 2, y: 500, radius: 190, width: 40 };
const FULL_TURN = 2 * Math.PI;
const TOP = -Math.PI / 2;
/** With round ends the arc of 0 percent is a dot. */
const LEAST_TURN = 0.001;

/** Colours of the light theme: a picture does not follow the reader's theme. */
const COLORS = {
  paper: '#faf8f3',
  ink: '#15212b',
  soft: '#51606d',
  track: '#f1eee6',
  brand: '#0b5d5e',
  right: '#1c7446',
  wrong: '#b0332b',
};

const SERIF = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', Georgia, serif";
const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

interface Line {
  y: number;
  /** Pixels; smaller when the text is wider than the card. */
  size: number;
  family?: string;
  weight?: number;
  color?: string;
}

function writeLine(canvas: CanvasRenderingContext2D, text: string, line: Line): void {
  const { y, family = SANS, weight = 400, color = COLORS.ink } = line;
  const setFont = (size: number) => {
    canvas.font = `${weight} ${size}px ${family}`;
  };
  setFont(line.size);
  const room = CARD_SIZE - 2 * MARGIN;
  const { width } = canvas.measureText(text);
  if (width > room) setFont(Math.floor((line.size * room) / width));
  canvas.fillStyle = color;
  canvas.textAlign = 'center';
  canvas.fillText(text, CARD_SIZE / 2, y, room);
}

function drawArc(canvas: CanvasRenderingContext2D, color: string, turn: number): void {
  canvas.beginPath();
  canvas.arc(RING.x, RING.y, RING.radius, TOP, TOP + turn, turn < 0);
  canvas.strokeStyle = color;
  canvas.lineWidth = RING.width;
  canvas.lineCap = 'round';
  canvas.stroke();
}

/**
 * Draws a result as a picture.
 * @param share percentage as a number; negative fills the ring to the left
 */
export function drawCard(canvas: CanvasRenderingContext2D, texts: CardTexts, share: number): void {
  const tone = texts.passed ? COLORS.right : COLORS.wrong;
  canvas.fillStyle = COLORS.paper;
  canvas.fillRect(0, 0, CARD_SIZE, CARD_SIZE);
  canvas.fillStyle = COLORS.brand;
  canvas.fillRect(0, 0, CARD_SIZE, 20);
  writeLine(canvas, texts.exam, { y: 140, size: 60, family: SERIF, weight: 600 });
  writeLine(canvas, texts.test, { y: 215, size: 40, color: COLORS.soft });
  const filled = Math.min(1, Math.abs(share) / 100) * FULL_TURN;
  drawArc(canvas, COLORS.track, FULL_TURN);
  drawArc(canvas, tone, Math.max(LEAST_TURN, filled) * (share < 0 ? -1 : 1));
  writeLine(canvas, texts.percent, { y: RING.y + 27, size: 78, weight: 700 });
  writeLine(canvas, texts.marks, { y: 810, size: 64, family: SERIF, weight: 600 });
  writeLine(canvas, texts.counts, { y: 885, size: 40, color: COLORS.soft });
  writeLine(canvas, texts.site, { y: 1000, size: 34, weight: 600, color: COLORS.brand });
}

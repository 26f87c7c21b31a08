/* The layers of a small net, one row at a time: whole numbers in, every seat's part of the win out.
 *
 * A row has `numbers` bytes of an observation, mostly zeros, and two bytes for every seat's lead. Zeros are passed over,
 * which makes this several times faster than a product of matrices. numbers.py does the same with NumPy.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define MOST_WIDE 512
#define MOST_NARROW 128
#define MOST_SEATS 8
#define NAME "ludoteca.layers"

typedef struct {
    int numbers, seats, wide, narrow;
    float *most, *first, *first_bias, *second, *second_bias, *third, *third_bias, *skip;
    float *all;
} Net;

static float half(uint16_t bits)
{
    uint32_t sign = (uint32_t)(bits & 0x8000) << 16, exponent = bits >> 10 & 31, fraction = bits & 1023, whole;
    float value;
    if (exponent == 31)
        whole = sign | 0x7F800000 | fraction << 13;
    else if (exponent)
        whole = sign | (exponent + 112) << 23 | fraction << 13;
    else {
        value = (float)fraction / 16777216.0f;
        return sign ? -value : value;
    }
    memcpy(&value, &whole, 4);
    return value;
}

static void release(PyObject *capsule)
{
    Net *net = PyCapsule_GetPointer(capsule, NAME);
    free(net->all);
    free(net);
}

static float *take(float **from, size_t count)
{
    float *start = *from;
    *from += count;
    return start;
}

static PyObject *load(PyObject *self, PyObject *args)
{
    int numbers, seats, wide, narrow;
    Py_buffer weights;
    if (!PyArg_ParseTuple(args, "iiiiy*", &numbers, &seats, &wide, &narrow, &weights))
        return NULL;
    size_t inputs = (size_t)numbers + seats;
    size_t count = numbers + inputs * wide + wide + (size_t)wide * narrow + narrow + (size_t)narrow * seats + seats + 1;
    if (numbers < 1 || wide < 1 || wide > MOST_WIDE || narrow < 1 || narrow > MOST_NARROW || seats < 1 ||
        seats > MOST_SEATS || (size_t)weights.len != count * 2) {
        PyErr_Format(PyExc_ValueError, "a net of this shape has %zu weights, not %zd bytes", count, weights.len);
        PyBuffer_Release(&weights);
        return NULL;
    }
    Net *net = malloc(sizeof(Net));
    float *all = malloc(count * sizeof(float));
    if (!net || !all) {
        free(net);
        free(all);
        PyBuffer_Release(&weights);
        return PyErr_NoMemory();
    }
    const unsigned char *bytes = weights.buf;
    for (size_t at = 0; at < count; at++)
        all[at] = half((uint16_t)(bytes[2 * at] | bytes[2 * at + 1] << 8));
    PyBuffer_Release(&weights);
    net->numbers = numbers, net->seats = seats, net->wide = wide, net->narrow = narrow, net->all = all;
    net->most = take(&all, numbers);
    net->first = take(&all, inputs * wide);
    net->first_bias = take(&all, wide);
    net->second = take(&all, (size_t)wide * narrow);
    net->second_bias = take(&all, narrow);
    net->third = take(&all, (size_t)narrow * seats);
    net->third_bias = take(&all, seats);
    net->skip = all;
    return PyCapsule_New(net, NAME, release);
}

static void add(float *restrict sums, const float *restrict weights, float value, int count)
{
    for (int at = 0; at < count; at++)
        sums[at] += value * weights[at];
}

static void judge(const Net *net, const unsigned char *row, double *shares)
{
    float wide[MOST_WIDE], narrow[MOST_NARROW], out[MOST_SEATS], most = -1e30f;
    double total = 0.0;
    memcpy(wide, net->first_bias, net->wide * sizeof(float));
    memcpy(narrow, net->second_bias, net->narrow * sizeof(float));
    memcpy(out, net->third_bias, net->seats * sizeof(float));
    for (int at = 0; at < net->numbers; at++)
        if (row[at]) {
            float value = row[at] < net->most[at] ? row[at] : net->most[at];
            add(wide, net->first + (size_t)at * net->wide, value, net->wide);
        }
    const unsigned char *leads = row + net->numbers;
    for (int seat = 0; seat < net->seats; seat++) {
        float lead = (leads[2 * seat] * 256 + leads[2 * seat + 1]) * (16.0f / 65535.0f) - 8.0f;
        add(wide, net->first + (size_t)(net->numbers + seat) * net->wide, lead, net->wide);
        out[seat] += net->skip[0] * lead;
    }
    for (int at = 0; at < net->wide; at++)
        if (wide[at] > 0)
            add(narrow, net->second + (size_t)at * net->narrow, wide[at], net->narrow);
    for (int at = 0; at < net->narrow; at++)
        if (narrow[at] > 0)
            add(out, net->third + (size_t)at * net->seats, narrow[at], net->seats);
    for (int seat = 0; seat < net->seats; seat++)
        most = out[seat] > most ? out[seat] : most;
    for (int seat = 0; seat < net->seats; seat++)
        total += shares[seat] = exp((double)out[seat] - most);
    for (int seat = 0; seat < net->seats; seat++)
        shares[seat] /= total;
}

static PyObject *forward(PyObject *self, PyObject *const *args, Py_ssize_t given)
{
    char *rows;
    Py_ssize_t length;
    double shares[MOST_SEATS];
    if (given != 2) {
        PyErr_SetString(PyExc_TypeError, "forward takes a net and its rows");
        return NULL;
    }
    Net *net = PyCapsule_GetPointer(args[0], NAME);
    if (!net || PyBytes_AsStringAndSize(args[1], &rows, &length) < 0)
        return NULL;
    Py_ssize_t size = net->numbers + 2 * net->seats, count = length / size;
    if (count * size != length) {
        PyErr_Format(PyExc_ValueError, "%zd bytes are no whole rows of %zd", length, size);
        return NULL;
    }
    PyObject *found = PyList_New(count * net->seats);
    if (!found)
        return NULL;
    for (Py_ssize_t row = 0; row < count; row++) {
        judge(net, (const unsigned char *)rows + row * size, shares);
        for (int seat = 0; seat < net->seats; seat++)
            PyList_SET_ITEM(found, row * net->seats + seat, PyFloat_FromDouble(shares[seat]));
    }
    return found;
}

static PyMethodDef methods[] = {
    {"load", load, METH_VARARGS, "load(numbers, seats, wide, narrow, weights): a net of half-precision weights."},
    {"forward", (PyCFunction)(void *)forward, METH_FASTCALL, "forward(net, rows): each row's shares, one after another."},
    {0},
};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_layers", NULL, -1, methods};

PyMODINIT_FUNC PyInit__layers(void)
{
    PyObject *made = PyModule_Create(&module);
#ifdef Py_GIL_DISABLED /* nets never change once they are loaded, and there is no other state */
    if (made)
        PyUnstable_Module_SetGIL(made, Py_MOD_GIL_NOT_USED);
#endif
    return made;
}
